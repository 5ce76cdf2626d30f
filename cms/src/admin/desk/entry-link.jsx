import { Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';

/** Links to an entry in its language. */
export function EntryLink({ children, entry, kind, language, uid }) {
  const folder = kind === 'singleType' ? 'single-types' : 'collection-types';
  const place = kind === 'singleType' ? uid : `${uid}/${entry}`;
  const query = language ? `?${new URLSearchParams({ 'plugins[i18n][locale]': language })}` : '';
  return (
    <Link tag={NavLink} to={`/content-manager/${folder}/${place}${query}`}>
      {children}
    </Link>
  );
}
