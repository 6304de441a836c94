/** Load the page again: an address with a fragment alone would stay on it. */
export function reload(event: Event): void {
  event.preventDefault();
  location.reload();
}
