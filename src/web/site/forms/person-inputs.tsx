import { TextInput } from './inputs.tsx';

/** How a visitor is reached, alike in every form. */
export function EmailInput({ hint }: { hint?: string }) {
  return (
    <TextInput
      name="email"
      label="Email"
      {...(hint ? { hint } : {})}
      required
      type="email"
      autoComplete="email"
      placeholder="you@example.com"
    />
  );
}

export function PhoneInput() {
  return (
    <TextInput
      name="phone"
      label="Phone"
      required
      type="tel"
      autoComplete="tel"
      placeholder="+91 XXXXXXXXXX"
    />
  );
}
