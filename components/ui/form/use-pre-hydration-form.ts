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
 * Like useForm, but keeps text typed before hydration. The form library overwrites fields with their default values
 * when it registers them; this hook restores a field's text and marks it as changed by the visitor.
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
        // The first option of a select is preselected, so it is not input.
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
