'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { maxPlaceQueryLength } from '@/domain/dealers/filter-dealers';
import { getNextOption, noActiveOption } from '@/lib/browser/combobox-keys';
import { fetchPlaces } from '@/lib/browser/dealers/fetch-places';
import type { PlaceView } from '@/lib/platform/views/place-dto';
import './dealer-finder.scss';

type Props = {
  readonly label: string;
  /** The text to show in the field; replaces the typed text when the search changes. */
  text: string;
  onChoose: (place: PlaceView) => void;
  /** Called on Enter if the field is not part of a form. */
  onEnter?: (typed: string) => void;
};

const pauseMs = 150;
const minLength = 2;

/**
 * A field for a place, with suggestions while typing: a combobox that follows the ARIA authoring practices. Without
 * JavaScript it is a plain text field.
 */
export function PlaceField({ label, text, onChoose, onEnter }: Props) {
  const t = useTranslations('dealers');
  const id = useId();
  const [typed, setTyped] = useState(text);
  const [shownFor, setShownFor] = useState(text);
  const [places, setPlaces] = useState<readonly PlaceView[]>([]);
  const [active, setActive] = useState(noActiveOption);
  if (text !== shownFor) {
    setShownFor(text);
    setTyped(text);
    setPlaces([]);
  }

  useEffect(() => {
    if (typed === text || typed.trim().length < minLength) return;
    const controller = new AbortController();
    const search = async () => {
      const found = await fetchPlaces(typed, controller.signal);
      if (!controller.signal.aborted) setPlaces(found);
    };
    const timer = setTimeout(() => void search(), pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed, text]);

  const close = () => {
    setPlaces([]);
    setActive(noActiveOption);
  };
  const choose = (place: PlaceView) => {
    close();
    setTyped(place.label);
    onChoose(place);
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = places[active];
    if (event.key === 'Escape' && places.length > 0) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      if (chosen) {
        event.preventDefault();
        choose(chosen);
      } else {
        close();
        if (onEnter) {
          event.preventDefault();
          onEnter(typed);
        }
      }
    } else {
      const next = event.shiftKey ? null : getNextOption(event.key, active, places.length);
      if (next === null) return;
      event.preventDefault();
      setActive(next);
    }
  };
  const isOpen = places.length > 0;
  return (
    <div className="lt-place-field">
      <label className="form-label" htmlFor={`${id}-field`}>
        {label}
      </label>
      <input
        id={`${id}-field`}
        name="q"
        type="text"
        className="form-control"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={active === noActiveOption ? undefined : `${id}-${active}`}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={maxPlaceQueryLength}
        placeholder={t('searchExample')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(noActiveOption);
          if (event.target.value.trim().length < minLength) setPlaces([]);
        }}
        onKeyDown={pressKey}
        onBlur={close}
      />
      {isOpen && (
        <ul
          className="lt-place-options"
          role="listbox"
          id={`${id}-list`}
          aria-label={t('proposals')}
        >
          {places.map((place, at) => (
            <li
              key={`${place.country} ${place.label} ${place.latitude}`}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              className={at === active ? 'is-active' : undefined}
              // Keeps the focus in the field: a blur would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
            >
              {place.label} <span className="text-3">{place.country}</span>
            </li>
          ))}
        </ul>
      )}
      <span className="visually-hidden" role="status">
        {typed !== text && isOpen ? t('proposalCount', { count: places.length }) : ''}
      </span>
    </div>
  );
}
