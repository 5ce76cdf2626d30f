import { expect, it } from 'vitest';
import { hasOrderNumberField, contactTopics, parseContactTopic } from './contact-topics';

it.each([
  ['press', 'press'],
  ['order', 'order'],
  ['Press', null],
  ['', null],
  [null, null],
  [undefined, null],
])('parses %j as the topic %j', (value, topic) => {
  expect(parseContactTopic(value)).toBe(topic);
});

it('shows the order number field only for order and service topics', () => {
  expect(contactTopics.filter(hasOrderNumberField)).toEqual(['order', 'service']);
});
