// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import de from '@/messages/de.json';
import { ContactForm } from './contact-form';

vi.mock('@/lib/platform/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}));

const { contact } = de;
let sent: Record<string, unknown>[] = [];

/** Sets the responses of the server in the order of the requests. */
function answering(...answers: (Response | Error)[]) {
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new TypeError('fetch failed');
  });
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
/** Presses the button that sends the message. While a message is being sent, the button says so and ignores clicks. */
const press = async () =>
  fireEvent.click(await screen.findByRole('button', { name: contact.send }));

function show() {
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <ContactForm />
    </NextIntlClientProvider>,
  );
}

function fill() {
  type(contact.fields.topic, 'press');
  type(contact.fields.name, 'Anna Weber');
  type(contact.fields.email, 'anna@example.org');
  type(contact.fields.text, 'Darf ich ein Rad fahren?');
}

const accepted = () => Response.json({ id: 'x' }, { status: 201 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

it('keeps input typed before hydration', async () => {
  answering(accepted());
  const page = (
    <NextIntlClientProvider locale="de" messages={de}>
      <ContactForm />
    </NextIntlClientProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const typed = { topic: 'press', name: 'Anna Weber', email: 'anna@example.org', text: 'Ein Rad?' };
  for (const [name, value] of Object.entries(typed))
    field(contact.fields[name as keyof typeof typed]).value = value;
  render(page, { container, hydrate: true });
  for (const [name, value] of Object.entries(typed))
    expect(field(contact.fields[name as keyof typeof typed]).value).toBe(value);
  await press();
  await waitFor(() => expect(sent).toMatchObject([typed]));
});

describe('ContactForm', () => {
  it('names missing fields and sends no request', async () => {
    answering();
    show();
    await press();
    expect(await screen.findByText(contact.errors.name)).toBeShown();
    expect(screen.getByText(contact.errors.email)).toBeShown();
    expect(sent).toEqual([]);
  });

  it('takes the topic from the URL and shows the order field only for matching topics', async () => {
    answering();
    window.history.replaceState(null, '', '/?topic=dealer');
    show();
    await waitFor(() => expect(field(contact.fields.topic).value).toBe('dealer'));
    expect(screen.queryByLabelText(new RegExp(contact.fields.orderNumber))).toBeNull();
    type(contact.fields.topic, 'service');
    expect(await screen.findByLabelText(new RegExp(contact.fields.orderNumber))).toBeShown();
  });

  it('confirms receipt and the address of the copy', async () => {
    answering(accepted());
    show();
    fill();
    await press();
    const heading = await screen.findByRole('heading', { name: contact.sent.title });
    // React moves the focus after the heading is rendered.
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/anna@example\.org/)).toBeShown();
    expect(sent[0]).toMatchObject({
      topic: 'press',
      website: '',
      text: 'Darf ich ein Rad fahren?',
    });
  });

  it('keeps the input after a failed request, and retries with the same key', async () => {
    answering(new TypeError('fetch failed'), accepted());
    show();
    fill();
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain(contact.noAnswer);
    expect(field(contact.fields.text).value).toBe('Darf ich ein Rad fahren?');
    await press();
    await screen.findByRole('heading', { name: contact.sent.title });
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it("shows the server's error text; changed input gets a new key", async () => {
    const rejection = Response.json({ message: 'Bitte warten Sie etwas.' }, { status: 429 });
    answering(rejection, accepted());
    show();
    fill();
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('Bitte warten Sie etwas.');
    type(contact.fields.text, 'Und wann?');
    await press();
    await screen.findByRole('heading', { name: contact.sent.title });
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });
});
