import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import type { Supplier } from '#app/contract/suppliers.ts';
import { HOME_COUNTRY } from '#app/domain/customer.ts';
import { SERVICE_TYPE_NAMES, SUPPLIER_STATUS_NAMES } from '#app/domain/purchases.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { ContactFacts } from '#app/web/office/parts/contact-facts.tsx';
import { Badge } from '#app/web/ui/parts/badge.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { WarnText } from '#app/web/ui/parts/warn-text.tsx';
import { BankFacts } from './bank-facts.tsx';
import { SERVICE_ICONS } from './service-icons.ts';
import { useSupplierActions } from './use-supplier-actions.ts';

/** A supplier: who answers, where, and how it is paid. Source: back-office §2. */
export function SupplierCard({ supplier }: { supplier: Supplier }) {
  const heading = useId();
  const { supplier_name: name, address, city, state, country, status } = supplier;
  const place = [address, city, state, country].filter(Boolean).join(', ');
  return (
    <article className="card" aria-labelledby={heading} tabIndex={-1}>
      <div className="hd">
        <span className="av e sup-av" aria-hidden="true">
          <Icon name={SERVICE_ICONS[supplier.service_type]} />
        </span>
        <div className="grow">
          <h2 className="nm" id={heading}>
            {name}
          </h2>
          <div className="mt">
            {[supplier.contact_person, SERVICE_TYPE_NAMES[supplier.service_type]].filter(Boolean).join(' · ')}
          </div>
        </div>
        <Badge tone={status === 'active' ? 'green' : 'gray'}>{SUPPLIER_STATUS_NAMES[status]}</Badge>
      </div>
      <ContactFacts email={supplier.email} phone={supplier.phone}>
        <span>
          <Icon name="map-pin" />
          {place}
        </span>
      </ContactFacts>
      <dl className="sup-kv">
        <dt>GST number</dt>
        <dd>
          <GstNumber supplier={supplier} />
        </dd>
        <dt>Bank</dt>
        <dd>
          <BankFacts supplier={supplier} />
        </dd>
      </dl>
      <Buttons supplier={supplier} />
    </article>
  );
}

function GstNumber({ supplier: { gst_number: number, country, warnings } }: { supplier: Supplier }) {
  if (number === '')
    return <span className="mute">{country === HOME_COUNTRY ? 'Not given' : 'Not registered in India'}</span>;
  return (
    <>
      <span className="mono">{number}</span>
      {warnings.map((warning) => (
        <WarnText key={warning}>{warning}</WarnText>
      ))}
    </>
  );
}

function Buttons({ supplier }: { supplier: Supplier }) {
  const { search } = useLocation();
  const mayEdit = useMay('purchases.edit');
  const { remove, setStatus } = useSupplierActions(supplier);
  const { id, supplier_name: name, status } = supplier;
  const of = <span className="sr"> of {name}</span>;
  return (
    <div className="ft">
      {mayEdit && (
        <Link className="btn sm" data-key="e" to={{ pathname: `/admin/suppliers/${id}`, search }}>
          <Icon name="pencil" />
          Edit<span className="sr"> {name}</span>
        </Link>
      )}
      <Link className="btn sm ghost" data-key="i" to={`/admin/vendors?q=${encodeURIComponent(name)}`}>
        Invoices{of}
      </Link>
      {mayEdit && status === 'inactive' && (
        <button type="button" className="btn sm ghost" onClick={() => void setStatus('active')}>
          Make active<span className="sr"> {name}</span>
        </button>
      )}
      {mayEdit && (
        <span className="push">
          <button
            type="button"
            className="btn ico sm ghost"
            aria-label={`Delete ${name}`}
            title="Delete"
            onClick={() => void remove()}
          >
            <Icon name="trash-2" />
          </button>
        </span>
      )}
    </div>
  );
}
