import { useCallback } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';

type Element = { value?: string; selectedIndex?: number } | null;

/**
 * A form of a page that is there before its scripts: what somebody has typed until then stays. The library writes a form's first values
 * over its fields when it finds them; a field that held a text then gets it back, as a change of the visitor's.
 */
export function usePreHydrationForm<Fields extends FieldValues, Context, Output>(
  props: UseFormProps<Fields, Context, Output>,
): UseFormReturn<Fields, Context, Output> {
  const form = useForm(props);
  const { register, setValue } = form;
  const registerEarly = useCallback(
    <Name extends FieldPath<Fields>>(name: Name, options?: RegisterOptions<Fields, Name>) => {
      const field = register(name, options);
      const ref = (element: Element) => {
        // The first choice of a list is nobody's: it stands there by itself.
        const typed = element?.selectedIndex === 0 ? '' : (element?.value ?? '');
        field.ref(element);
        if (element && typed !== '' && element.value !== typed)
          setValue(name, typed as never, { shouldDirty: true });
      };
      return { ...field, ref };
    },
    [register, setValue],
  );
  return { ...form, register: registerEarly };
}
