'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ShopFeature } from '@/domain/shop-features/shop-features';
import { Button } from '@/components/ui/form/button';
import { TitledSection } from '@/components/ui/titled-section';

type Props = {
  title: string;
  text: string;
  /** The feature of the shop without which the setting is hidden. */
  needs: ShopFeature;
  openLabel: string;
  cancel: string;
  /** Message shown above the button after a successful change. */
  note?: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/**
 * An account setting: a button that opens the form of the setting. Opening moves the focus into the form; closing moves
 * it back to the button.
 */
export function AccountSetting(props: Props) {
  const { title, text, needs, openLabel, cancel, note, isOpen, onOpenChange, children } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [wasOpen, setWasOpen] = useState(false);

  useEffect(() => {
    if (isOpen) body.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
    else if (wasOpen) opener.current?.focus();
  }, [isOpen, wasOpen]);

  const show = () => {
    setWasOpen(true);
    onOpenChange(true);
  };
  return (
    <TitledSection title={title} text={text} needs={needs}>
      {note}
      {isOpen ? (
        <div ref={body}>
          {children}
          <Button variant="quiet" className="mt-2" onClick={() => onOpenChange(false)}>
            {cancel}
          </Button>
        </div>
      ) : (
        <Button ref={opener} variant="outline" onClick={show}>
          {openLabel}
        </Button>
      )}
    </TitledSection>
  );
}
