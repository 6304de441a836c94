import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Route } from '../src/router.svelte';

let match: (path: string, fragment?: string) => Route;

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/', hash: '' });
  ({ match } = await import('../src/router.svelte'));
});

describe('a path', () => {
  test('leads to the pages of the client', () => {
    expect(match('/')).toEqual({ page: 'home' });
    expect(match('/rules')).toEqual({ page: 'rules', topic: '' });
    expect(match('/rules/summoning')).toEqual({ page: 'rules', topic: 'summoning' });
    expect(match('/cards')).toEqual({ page: 'cards', card: 0 });
    expect(match('/cards/50')).toEqual({ page: 'cards', card: 50 });
    expect(match('/settings/')).toEqual({ page: 'settings' });
    expect(match('/credits')).toEqual({ page: 'credits' });
  });

  test('takes the key of a seat from the fragment', () => {
    expect(match('/table/abc', 'secret')).toEqual({ page: 'table', id: 'abc', key: 'secret' });
  });

  test('that means nothing is lost', () => {
    for (const path of ['/nowhere', '/table', '/cards/51', '/cards/0', '/cards/x', '/settings/more', '/table/a/b', '/%E0%A4%A']) {
      expect(match(path)).toEqual({ page: 'lost' });
    }
  });
});
