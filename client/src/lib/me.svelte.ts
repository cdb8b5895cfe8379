import type { Me } from '../contract/protocol';
import { api } from './api';
import { settings } from './settings.svelte';

/** Who sits in front of this browser. */
class Person {
  me = $state.raw<Me | null>(null);
  private asking: Promise<void> | null = null;

  get name(): string {
    return this.me?.name ?? '';
  }

  /** Ask the server once; later calls wait for the same answer. */
  load(): Promise<void> {
    this.asking ??= api.me().then(
      (me) => void (this.me = me),
      (error: unknown) => {
        this.asking = null; // another try may do better
        throw error;
      },
    );
    return this.asking;
  }

  /** The same, whatever was known before. */
  async reload(): Promise<void> {
    this.me = await api.me();
  }

  /** Letters come in the language that this browser speaks. */
  async speak(): Promise<void> {
    if (this.me?.name && this.me.language !== settings.language) this.me = await api.callMe({ name: this.me.name, language: settings.language });
  }

  /** Be called so from now on; the first time this makes a guest. */
  async call(name: string): Promise<void> {
    if (this.me?.name === name) return;
    this.me = await api.callMe({ name, language: settings.language });
  }

  async register(name: string, password: string, email: string): Promise<void> {
    this.me = await api.register({ name, password, language: settings.language, ...(email ? { email } : {}) });
  }

  async login(name: string, password: string): Promise<void> {
    this.me = await api.login(name, password);
  }

  async logout(): Promise<void> {
    this.me = await api.logout();
  }
}

export const person = new Person();
