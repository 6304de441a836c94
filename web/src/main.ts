import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './layout.svelte';
import { mount } from 'svelte';
import App from './App.svelte';
import { followLinks } from './router.svelte';
import { preferred, speak } from './words/words.svelte';

async function start(): Promise<void> {
  await speak(preferred());
  followLinks();
  const target = document.getElementById('app');
  if (target) mount(App, { target });
}

void start();
