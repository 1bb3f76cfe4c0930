import '#app/web/office/styles/packages.css';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type AdminPackageView, PACKAGE_REQUIRED, type PackageInput } from '#app/contract/content.ts';
import { AiHelper } from '#app/web/office/ai/ai-helper.tsx';
import { useMay } from '#app/web/office/data/use-may.ts';
import { SaveProblem } from '#app/web/office/parts/save-problem.tsx';
import { callOffice, OfficeError } from '#app/web/ui/data/call-office.ts';
import { KeptNote } from '#app/web/ui/form/kept-note.tsx';
import { quietUntilTyped } from '#app/web/ui/form/quiet-until-typed.ts';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { usePressKey } from '#app/web/ui/form/use-press-key.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { BasicsSection } from './basics-section.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DetailsSection } from './details-section.tsx';
import { firstError } from './first-error.ts';
import { GalleryField } from './gallery/gallery-field.tsx';
import { openPreview } from './open-preview.ts';
import { packageDifferences } from './package-differences.ts';
import { PackageFormFooter } from './package-form-footer.tsx';
import {
  formValues,
  linesOf,
  NEW_PACKAGE,
  PackageForm as PackageFormSchema,
  type PackageFormValues,
  packageBody,
} from './package-form-values.ts';
import { ProfitSection } from './profit-section.tsx';
import { TaxSection } from './tax-section.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { PACKAGES } from './use-package-actions.ts';
import { WebsiteSection } from './website-section.tsx';

/** The form of a package over the list; `stored` is the one that is edited. */
export function PackageForm({
  stored,
  onSaved,
  onClose,
}: {
  stored: AdminPackageView | null;
  onSaved: (view: AdminPackageView) => void;
  onClose: () => void;
}) {
  /** Of what the form began from. */
  const version = useRef(stored?.version);
  const [theirs, setTheirs] = useState<AdminPackageView | null>(null);
  const [tried, setTried] = useState(false);
  const [initial] = useState(() => (stored ? formValues(stored) : NEW_PACKAGE));
  const whole = useOfficeForm<PackageFormValues, PackageInput>({
    schema: PackageFormSchema,
    initial,
    keep: `package:${stored?.id ?? 'new'}`,
    shared: stored !== null,
    save,
  });
  const form = quietUntilTyped(whole, initial);
  const guard = useLeaveGuard(form.dirty);
  const keyOf = usePressKey();

  async function save(input: PackageInput): Promise<void> {
    try {
      const { data } = stored
        ? await callOffice<AdminPackageView>(`${PACKAGES}/${stored.id}`, {
            method: 'PUT',
            body: { ...input, version: version.current },
          })
        : await callOffice<AdminPackageView>(PACKAGES, {
            method: 'POST',
            body: { ...input, request_key: keyOf(input) },
          });
      guard.allow();
      onSaved(data);
    } catch (error) {
      if (stored && error instanceof OfficeError && error.code === 'changed_meanwhile')
        setTheirs((await callOffice<AdminPackageView>(`${PACKAGES}/${stored.id}`)).data);
      throw error;
    }
  }

  const missing = ['title', 'destination', 'price'].some((name) =>
    form.errors[name]?.endsWith('is required'),
  );
  const { title, destination, duration, packageType, description, inclusions, exclusions } = form.values;
  const seesPurchases = useMay('purchases.view');
  return (
    <Modal
      title={stored ? 'Edit package' : 'Create package'}
      hint="Title, destination and price are required."
      size={1120}
      onSubmit={() => {
        setTried(true);
        void form.submit();
      }}
      onClose={onClose}
      footer={
        <PackageFormFooter
          save={stored ? 'Save package' : 'Create package'}
          busy={form.busy}
          dirty={form.dirty}
          onPreview={() => openPreview({ id: stored?.id ?? '', package: packageBody(form.values) })}
        />
      }
    >
      <div className="pkg-form">
        <div className="stack">
          <KeptNote form={form} />
          {tried && missing && (
            <p className="note bad" role="alert">
              <Icon name="circle-alert" />
              <span>{PACKAGE_REQUIRED}</span>
            </p>
          )}
          <BasicsSection form={form} />
          <fieldset className="fs">
            <legend>Images</legend>
            <div className="form">
              <GalleryField
                cover={form.values.image}
                images={form.values.images}
                error={firstError(form.errors, 'images') ?? form.errors.image}
                onChange={(change) => form.put(change)}
              />
            </div>
          </fieldset>
          <WebsiteSection form={form} />
          <DetailsSection
            description={form.field('description')}
            inclusions={{ ...form.field('inclusions'), error: firstError(form.errors, 'inclusions') }}
            exclusions={{ ...form.field('exclusions'), error: firstError(form.errors, 'exclusions') }}
          />
          <TaxSection
            gstRate={form.field('gst_rate')}
            sac={form.field('sac')}
            overseas={form.field('overseas')}
          />
          {stored && seesPurchases && <ProfitSection packageId={stored.id} />}
          <SaveProblem
            title={stored ? 'Failed to save package' : 'Failed to create package:'}
            detail={theirs ? null : form.failure}
          />
        </div>
        <aside className="pkg-ai" aria-label="AI itinerary helper" onKeyDown={keepEnter}>
          <AiHelper
            title={title}
            destination={destination}
            duration={duration}
            packageType={packageType}
            current={{
              description,
              inclusions: linesOf(inclusions),
              exclusions: linesOf(exclusions),
            }}
            onAccept={(draft) =>
              form.put({
                ...(draft.description === undefined ? {} : { description: draft.description }),
                ...(draft.inclusions ? { inclusions: draft.inclusions.join('\n') } : {}),
                ...(draft.exclusions ? { exclusions: draft.exclusions.join('\n') } : {}),
              })
            }
          />
        </aside>
      </div>
      {theirs && (
        <ConflictDialog
          what="package"
          differences={packageDifferences(formValues(theirs), form.values)}
          busy={form.busy}
          onClose={() => setTheirs(null)}
          onTheirs={() => {
            form.reset(formValues(theirs));
            version.current = theirs.version;
            setTheirs(null);
          }}
          onMine={() => {
            version.current = theirs.version;
            setTheirs(null);
            void form.submit();
          }}
        />
      )}
    </Modal>
  );
}

/** The helper stands in the package's form: Enter in one of its fields does not save the package. */
function keepEnter(event: KeyboardEvent<HTMLElement>): void {
  const inField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
  if (event.key === 'Enter' && inField && !event.ctrlKey && !event.metaKey) event.preventDefault();
}
