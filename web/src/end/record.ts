// The record of a finished game as a file. The key travels in a header, so a plain link would not do.

import { refusalIn } from '../api';

/** Fetch the record and let the browser save it. */
export async function saveRecord(table: string, key: string): Promise<void> {
  const answer = await fetch(`/api/tables/${table}/record`, { headers: { authorization: `Bearer ${key}` } });
  if (!answer.ok) throw await refusalIn(answer);
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = `seasons-${table}.yaml`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
