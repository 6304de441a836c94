// What this browser remembers between visits. A browser that forbids it forgets, and that is all.

const PREFIX = 'seasons.';

/** What was remembered under a name, or null. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Remember something; null forgets it. */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // private windows may refuse: the page works all the same
  }
}

/** The same for things that are not text; what cannot be read counts as not there. */
export function recallJson<T>(name: string, otherwise: T): T {
  const text = recall(name);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

/** Whether something happens for the first time since this page was opened or `forgetFirst`; a browser that forgets says no. */
export function firstTime(name: string): boolean {
  try {
    const first = sessionStorage.getItem(PREFIX + name) === null;
    sessionStorage.setItem(PREFIX + name, '1');
    return first;
  } catch {
    return false;
  }
}

/** What happens next counts as the first time again. */
export function forgetFirst(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // nothing was remembered, either
  }
}
