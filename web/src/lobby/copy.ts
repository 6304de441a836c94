// Copying text. Without https there is no clipboard in the browser: then the old way, a selected field, is used.

/** Copy a text; whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyField(text);
  }
}

function copyField(text: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement as HTMLElement | null;
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  focused?.focus();
  return done;
}

/** The link that opens a table with a key. */
export function linkTo(table: string, key: string, page: 'table' | 'replay' = 'table'): string {
  return `${location.origin}/${page}/${table}#${key}`;
}
