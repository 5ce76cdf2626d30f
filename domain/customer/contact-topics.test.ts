import { expect, it } from 'vitest';
import { hasOrderNumberField, contactTopics, parseContactTopic } from './contact-topics';

it.each([
  ['press', 'press'],
  ['order', 'order'],
  ['Press', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j names the topic %j', (value, topic) => {
  expect(parseContactTopic(value)).toBe(topic);
});

it('asks for an order only where there may be one', () => {
  expect(contactTopics.filter(hasOrderNumberField)).toEqual(['order', 'service']);
});
