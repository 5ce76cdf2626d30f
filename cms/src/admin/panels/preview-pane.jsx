import { Box, Button, Flex, IconButton, Portal, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePreviewAddress } from './use-preview-address';

const languages = ['de', 'en'];
const widths = { desktop: '100%', phone: '390px' };
const paneWidth = 'min(45vw, 96rem)';

/**
 * Styles while the preview is open. The form also takes the space of the type list and half of its margins, and its
 * heading is smaller. The side panels keep a fixed width, because a quarter of the form is too narrow for their
 * buttons.
 */
const roomBeside = `
  body { padding-right: ${paneWidth}; }
  #strapi nav[aria-label] { display: none; }
  #strapi h1 { font-size: 2rem; word-break: normal; }
  #main-content form > div { padding-left: 2.4rem; padding-right: 2.4rem; }
  #main-content div:has(> div > div > aside) { grid-template-columns: minmax(0, 1fr) 21rem; }
  #main-content div:has(> div > div > aside) > div { grid-column: auto; }
`;

/** Shows the saved entry's page in the right half of the window, next to the form. */
export function PreviewPane({ documentId, locale, model, onClose, savedAt }) {
  const { formatMessage } = useIntl();
  const word = (id) => formatMessage({ id: `editing.preview.${id}`, defaultMessage: id });
  const [language, setLanguage] = useState(locale);
  const [width, setWidth] = useState('desktop');
  const address = usePreviewAddress({ model, documentId, language });
  const frame = useRef(null);
  useEffect(() => setLanguage(locale), [locale]);
  useEffect(() => {
    // Tells the storefront's page in the frame to refresh its content. The page keeps its scroll position.
    if (address)
      frame.current?.contentWindow?.postMessage({ type: 'strapiUpdate' }, new URL(address).origin);
  }, [address, savedAt]);
  const choice = (value, chosen, choose) => (
    <Button
      key={value}
      size="S"
      variant={value === chosen ? 'secondary' : 'tertiary'}
      aria-pressed={value === chosen}
      onClick={() => choose(value)}
    >
      {word(value)}
    </Button>
  );
  return (
    <Portal>
      <style>{roomBeside}</style>
      <Flex
        direction="column"
        alignItems="stretch"
        position="fixed"
        zIndex={3}
        background="neutral0"
        borderColor="neutral200"
        style={{ top: 0, right: 0, bottom: 0, width: paneWidth }}
      >
        <Flex gap={2} padding={2} justifyContent="space-between">
          <Flex gap={2}>{languages.map((one) => choice(one, language, setLanguage))}</Flex>
          <Flex gap={2}>{Object.keys(widths).map((one) => choice(one, width, setWidth))}</Flex>
          <IconButton label={word('close')} onClick={onClose}>
            <Cross />
          </IconButton>
        </Flex>
        <Flex flex="1" justifyContent="center" background="neutral150">
          {address === undefined && <Typography>{word('none')}</Typography>}
          {address && (
            <Box
              tag="iframe"
              ref={frame}
              key={address}
              src={address}
              title={word('title')}
              height="100%"
              style={{ width: widths[width], border: 0, background: '#fff' }}
            />
          )}
        </Flex>
      </Flex>
    </Portal>
  );
}
