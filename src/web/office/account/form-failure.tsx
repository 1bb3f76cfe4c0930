import { Icon } from '#app/web/ui/parts/icon.tsx';

/** Why a form was refused as a whole; what belongs to a field stands at the field. */
export function FormFailure({ form }: { form: { failure: string | null; errors: Record<string, string> } }) {
  if (!form.failure || Object.keys(form.errors).length > 0) return null;
  return (
    <p className="note bad" role="alert">
      <Icon name="circle-alert" />
      <span>{form.failure}</span>
    </p>
  );
}
