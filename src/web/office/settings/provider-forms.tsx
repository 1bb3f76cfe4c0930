import type { ProvidersView, ProviderView } from '#app/contract/providers.ts';
import type { ProviderName } from '#app/domain/provider-settings.ts';
import type { SecretName } from '#app/domain/secrets.ts';
import { Badge, type Tone } from '#app/web/ui/parts/badge.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { FileFields } from './file-fields.tsx';
import { ProviderTest } from './provider-test.tsx';
import { SecretField } from './secret-field.tsx';
import { Fields, SettingChoice, SettingPort, SettingText } from './setting-fields.tsx';
import { useSettingsForm } from './settings-form.tsx';
import { WebhookNote } from './webhook-note.tsx';

export const STATE_NAMES: Record<ProviderView['state'], { label: string; tone: Tone }> = {
  ready: { label: 'Ready', tone: 'green' },
  test: { label: 'Test mode', tone: 'yellow' },
  failed: { label: 'Test failed', tone: 'red' },
  incomplete: { label: 'Incomplete', tone: 'orange' },
  off: { label: 'Off', tone: 'gray' },
};

const SECRET_LABELS: Record<SecretName, { label: string; hint?: string }> = {
  'mail.password': { label: 'Password' },
  'sms.twilioToken': { label: 'Auth token of Twilio' },
  'sms.msg91Key': { label: 'Auth key of MSG91' },
  'sms.msg91WebhookSecret': {
    label: 'Webhook secret of MSG91',
    hint: 'Any words; the same in the header X-Webhook-Secret of the webhook at MSG91.',
  },
  'whatsapp.token': { label: 'Access token', hint: 'Of a system user, so that it does not expire.' },
  'whatsapp.appSecret': { label: 'App secret', hint: 'Proves that news of delivery come from Meta.' },
  'whatsapp.verifyToken': {
    label: 'Verify token',
    hint: 'Any words; the same as in the webhook’s set-up at Meta.',
  },
  'ai.key': { label: 'API key', hint: 'Not needed by a model on your own machine.' },
  'payments.keySecret': { label: 'Key secret' },
  'payments.webhookSecret': { label: 'Webhook secret', hint: 'The same as in Razorpay’s dashboard.' },
  'files.secretKey': { label: 'Secret access key' },
};

/** What a provider does now, its settings, its secrets, and a test. */
export function ProviderForm({ provider, all }: { provider: ProviderView; all: ProvidersView }) {
  const state = STATE_NAMES[provider.state];
  const fields = FORMS[provider.name];
  const wanted = useWantedSecrets(provider);
  return (
    <>
      <div className="box row wrap set-state">
        <Badge tone={state.tone}>{state.label}</Badge>
        <span className="grow">{provider.detail}</span>
        {provider.fixed.length > 0 && <Badge plain>Partly fixed by the environment</Badge>}
      </div>
      {fields(all)}
      <fieldset className="fs box set-fs">
        <legend>Secrets</legend>
        <p className="mute">
          Each is sealed, and can be replaced but never read.{' '}
          {all.key === 'file'
            ? 'The key to them is the file secret.key in the server’s data folder: it is not in the database nor in backups, so keep a copy of it elsewhere, or set SECRETS_KEY.'
            : 'The key to them comes from the server’s environment.'}
        </p>
        {wanted.map((secret) => (
          <SecretField key={secret.name} secret={secret} {...SECRET_LABELS[secret.name]} />
        ))}
      </fieldset>
      <ProviderTest provider={provider.name} />
    </>
  );
}

/** Of SMS only those of the chosen provider, and those that are set already. */
function useWantedSecrets({ name, secrets }: ProviderView) {
  const { form } = useSettingsForm();
  if (name !== 'sms') return secrets;
  const wanted = WANTED_FOR_SMS[form.values.sms.provider];
  return secrets.filter((secret) => secret.set || wanted.includes(secret.name));
}

const WANTED_FOR_SMS: Record<'off' | 'twilio' | 'msg91', SecretName[]> = {
  off: [],
  twilio: ['sms.twilioToken'],
  msg91: ['sms.msg91Key', 'sms.msg91WebhookSecret'],
};

const FORMS: Record<ProviderName, (all: ProvidersView) => React.ReactNode> = {
  mail: () => <MailFields />,
  sms: (all) => <SmsFields site={all.webhook_url} />,
  whatsapp: (all) => <WhatsAppFields site={all.webhook_url} />,
  ai: () => <AiFields />,
  payments: (all) => <PaymentFields webhook={all.webhook_url} />,
  files: () => <FileFields />,
};

const SECURITY = [
  { value: 'starttls', label: 'STARTTLS' },
  { value: 'tls', label: 'TLS' },
  { value: 'none', label: 'None' },
];

function MailFields() {
  return (
    <>
      <Fields title="Server">
        <SettingText
          of="mail.host"
          label="Server"
          maxLength={253}
          placeholder="smtp.example.com"
          spellCheck={false}
          hint="Empty: messages are kept and not sent."
        />
        <SettingPort of="mail.port" label="Port" required hint="587 for STARTTLS, 465 for TLS." />
        <SettingChoice of="mail.security" label="Encryption" options={SECURITY} />
        <SettingText of="mail.username" label="User name" maxLength={254} spellCheck={false} />
      </Fields>
      <Fields title="Sender">
        <SettingText of="mail.fromName" label="Sender’s name" maxLength={120} />
        <SettingText of="mail.fromAddress" label="Sender’s address" type="email" maxLength={254} />
        <SettingText of="mail.replyTo" label="Replies go to" type="email" maxLength={254} />
      </Fields>
    </>
  );
}

const SMS_PROVIDERS = [
  { value: 'off', label: 'Off' },
  { value: 'twilio', label: 'Twilio' },
  { value: 'msg91', label: 'MSG91' },
];

function SmsFields({ site }: { site: string }) {
  const { form } = useSettingsForm();
  const { provider } = form.values.sms;
  return (
    <>
      <Fields title="Provider" columns={1}>
        <SettingChoice of="sms.provider" label="SMS go through" options={SMS_PROVIDERS} />
      </Fields>
      {provider === 'twilio' && (
        <Fields title="Twilio">
          <SettingText of="sms.twilioSid" label="Account SID" required maxLength={64} spellCheck={false} />
          <SettingText
            of="sms.twilioFrom"
            label="Sender"
            required
            maxLength={34}
            spellCheck={false}
            hint="A number, a registered name, or a messaging service (MG…)."
          />
        </Fields>
      )}
      {provider === 'msg91' && (
        <Fields title="MSG91">
          <SettingText
            of="sms.msg91TemplateId"
            label="Template ID"
            required
            maxLength={60}
            spellCheck={false}
            hint="An approved template with one variable for the text."
          />
          <SettingText of="sms.msg91Variable" label="Variable" maxLength={30} spellCheck={false} />
          <SettingText
            of="sms.msg91Sender"
            label="Header"
            maxLength={6}
            hint="The registered sender, 3 to 6 letters."
          />
        </Fields>
      )}
      {provider !== 'off' && (
        <Fields title="DLT register" columns={1}>
          <SettingText
            of="sms.dltEntityId"
            label="Entity ID"
            maxLength={30}
            inputMode="numeric"
            hint="SMS to Indian numbers need the company, the header and each template in the DLT register; enter this number in the provider’s panel too."
          />
        </Fields>
      )}
      {provider === 'msg91' && (
        <WebhookNote site={site} of="msg91">
          Webhook at MSG91, with the header X-Webhook-Secret, so that deliveries appear here:
        </WebhookNote>
      )}
      {provider === 'twilio' && (
        <WebhookNote site={site} of="twilio">
          Each SMS asks Twilio to tell of its delivery at this address; nothing needs to be entered there:
        </WebhookNote>
      )}
    </>
  );
}

const WHATSAPP_PROVIDERS = [
  { value: 'off', label: 'Off: wa.me links' },
  { value: 'cloud', label: 'Cloud API' },
];

function WhatsAppFields({ site }: { site: string }) {
  return (
    <>
      <Fields title="WhatsApp">
        <SettingChoice of="whatsapp.provider" label="Messages go through" options={WHATSAPP_PROVIDERS} />
        <SettingText of="whatsapp.phoneNumberId" label="Phone number ID" maxLength={30} inputMode="numeric" />
        <SettingText
          of="whatsapp.businessAccountId"
          label="Business account ID"
          maxLength={30}
          inputMode="numeric"
        />
        <SettingText
          of="whatsapp.template"
          label="Template"
          maxLength={100}
          spellCheck={false}
          hint="Approved, with one variable: for who has not written in the last 24 hours."
        />
        <SettingText
          of="whatsapp.templateLanguage"
          label="Template’s language"
          maxLength={10}
          spellCheck={false}
        />
      </Fields>
      <WebhookNote site={site} of="whatsapp">
        Webhook at Meta, for the field messages, so that deliveries and answers appear here:
      </WebhookNote>
    </>
  );
}

function AiFields() {
  return (
    <Fields
      title="Endpoint"
      hint="Any service that speaks OpenAI’s chat API. Prices and personal data are never sent."
    >
      <SettingText
        of="ai.baseUrl"
        label="Address"
        maxLength={300}
        type="url"
        placeholder="https://api.example.com/v1"
        spellCheck={false}
        hint="Ends where /chat/completions begins. Empty: the built-in composer writes."
      />
      <SettingText of="ai.model" label="Model" maxLength={120} spellCheck={false} />
    </Fields>
  );
}

function PaymentFields({ webhook }: { webhook: string }) {
  return (
    <>
      <Fields title="Razorpay" columns={1}>
        <SettingText
          of="payments.keyId"
          label="Key ID"
          maxLength={60}
          spellCheck={false}
          placeholder="rzp_live_…"
          hint="With its secret, payments are taken for real from the next order on. Empty: test mode on this machine, else no payments."
        />
      </Fields>
      <p className="note quiet">
        <Icon name="link" />
        <span>
          Webhook in Razorpay’s dashboard: <code>{webhook}</code> with the events payment.authorized,
          payment.captured, payment.failed, order.paid, refund.* and payment_link.*, captures automatic.
        </span>
      </p>
    </>
  );
}
