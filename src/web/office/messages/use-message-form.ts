import { useRef } from 'react';
import type { z } from 'zod';
import { type OfficeForm, useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import type { UsableTemplate } from './use-compose.ts';

type Written = {
  message: string;
  subject?: string;
};

/**
 * The values of a dialog with what a template does to them: it takes the place of an empty text or of another
 * template's, and is added below what was typed. The last one picked goes along, since a provider may know it.
 */
export function useMessageForm<Values extends Written>(options: {
  schema: z.ZodType;
  initial: Values;
  send: (body: object) => Promise<void>;
}): OfficeForm<Values> & { pick(template: UsableTemplate): void } {
  const picked = useRef<UsableTemplate | null>(null);
  const subject = useRef(options.initial.subject);
  const form = useOfficeForm<Values>({
    schema: options.schema as z.ZodType<Values>,
    initial: options.initial,
    save: (values) =>
      options.send({ ...values, ...(picked.current ? { template_id: picked.current.id } : {}) }),
  });
  return {
    ...form,
    pick(template) {
      const before = form.values.message;
      const replaces = before.trim() === '' || before === picked.current?.text;
      const message = replaces ? template.text : `${before.trimEnd()}\n\n${template.text}`;
      const keepsSubject = form.values.subject !== subject.current || template.subject === '';
      form.put({
        ...(keepsSubject ? {} : { subject: template.subject }),
        message,
      } as Partial<Values>);
      if (!keepsSubject) subject.current = template.subject;
      picked.current = template;
    },
  };
}
