import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { faces } from './lib/faces';
import { speak } from './lib/i18n.svelte';
import { settings } from './lib/settings.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

// Nothing is drawn before there are words to draw it with, and a face to set them in:
// type that comes later would move what somebody is about to press.
await Promise.all([speak(settings.language), faces()]);
mount(App, { target });
