import '#app/web/office/styles/settings.css';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import type { ProvidersView } from '#app/contract/providers.ts';
import type { AllSettings } from '#app/domain/all-settings.ts';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { SkeletonForm } from '#app/web/ui/parts/skeleton.tsx';
import { ContactForm, OfficesForm, WebsiteForm } from './agency-forms.tsx';
import { BookingForm, CancellationForm } from './booking-forms.tsx';
import { BrandForm } from './brand-form.tsx';
import { DemoPage } from './demo-page.tsx';
import { BankForm, CompanyForm, NumbersForm, TaxForm } from './document-forms.tsx';
import { ProviderForm } from './provider-forms.tsx';
import { type SettingPage, settingPage } from './setting-pages.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsNav } from './settings-nav.tsx';
import { TemplatesForm } from './template-forms.tsx';
import { LegalForm, NoticesForm, RetentionForm } from './text-forms.tsx';
import { TimeZoneForm } from './time-zone-form.tsx';
import { useOfficeSettings, useProviders } from './use-office-settings.ts';

/** Everything that staff may change without an engineer: the list at the left, one form at the right. */
export default function SettingsPage() {
  const { section } = useParams();
  const providers = useProviders();
  const page = settingPage(section);
  if (!page) return <Navigate to="/admin/settings/brand" replace />;
  return (
    <>
      <PageHead title="Settings" name={`${page.label} · Settings`} />
      <div className="set">
        <SettingsNav current={page.key} providers={providers.data?.data} />
        <div className="set-main">
          <header className="set-head">
            <h2>{page.label}</h2>
            <p>{page.hint}</p>
          </header>
          {page.key === 'demo' ? <DemoPage /> : <Form key={page.key} page={page} />}
        </div>
      </div>
    </>
  );
}

/** The form of a page, once its values are there. */
function Form({ page }: { page: SettingPage }) {
  const settings = useOfficeSettings();
  const providers = useProviders();
  if (settings.isError)
    return (
      <ErrorState title="Failed to load settings" error={settings.error} retry={() => settings.refetch()} />
    );
  if (providers.isError)
    return (
      <ErrorState title="Failed to load settings" error={providers.error} retry={() => providers.refetch()} />
    );
  if (!settings.data || !providers.data) return <SkeletonForm label="settings" fields={6} />;
  const all = providers.data.data;
  return (
    <SettingsForm
      name={page.key}
      sections={page.sections}
      settings={settings.data.data}
      fixed={fixedPaths(page, all)}
    >
      {fieldsOf(page, settings.data.data, all)}
    </SettingsForm>
  );
}

function fixedPaths(page: SettingPage, { providers, time_zone_fixed }: ProvidersView): string[] {
  if (page.key === 'time-zone') return time_zone_fixed ? ['business.timeZone'] : [];
  const provider = providers.find((one) => one.name === page.provider);
  return (provider?.fixed ?? []).map((field) => `${provider?.name}.${field}`);
}

const FORMS: Record<string, () => ReactNode> = {
  brand: () => <BrandForm />,
  contact: () => <ContactForm />,
  offices: () => <OfficesForm />,
  website: () => <WebsiteForm />,
  company: () => <CompanyForm />,
  tax: () => <TaxForm />,
  bank: () => <BankForm />,
  numbers: () => <NumbersForm />,
  booking: () => <BookingForm />,
  cancellation: () => <CancellationForm />,
  legal: () => <LegalForm />,
  notices: () => <NoticesForm />,
  retention: () => <RetentionForm />,
  templates: () => <TemplatesForm />,
  'time-zone': () => <TimeZoneForm />,
};

function fieldsOf(page: SettingPage, _settings: AllSettings, all: ProvidersView): ReactNode {
  const provider = all.providers.find((one) => one.name === page.provider);
  return provider ? <ProviderForm provider={provider} all={all} /> : FORMS[page.key]?.();
}
