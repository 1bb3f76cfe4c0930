import { Icon } from '#app/web/ui/parts/icon.tsx';
import { SortableList } from '#app/web/ui/parts/sortable-list.tsx';
import { Fields, SettingPicture, SettingText } from './setting-fields.tsx';
import { useSettingsForm } from './settings-form.tsx';

export function ContactForm() {
  return (
    <Fields title="How people reach you">
      <SettingText of="contact.phone" label="Phone" required maxLength={40} hint="As it is shown." />
      <SettingText
        of="contact.phoneLink"
        label="Number to dial"
        required
        maxLength={20}
        inputMode="tel"
        hint="Digits with the country, such as +919876543210."
      />
      <SettingText of="contact.email" label="Email" required type="email" maxLength={254} />
      <SettingText
        of="contact.whatsapp"
        label="WhatsApp"
        maxLength={20}
        inputMode="numeric"
        hint="Digits with the country first, such as 919876543210."
      />
      <SettingText of="contact.hours" label="Hours" maxLength={100} className="wf" />
    </Fields>
  );
}

const NEW_OFFICE = { country: '', city: '', address: '', registration: '' };

export function OfficesForm() {
  const { form } = useSettingsForm();
  const { offices } = form.values;
  const put = (next: typeof offices) => form.put({ offices: next });
  return (
    <section className="stack s12">
      <SortableList
        label="Offices"
        items={offices}
        keyOf={(_, at) => String(at)}
        nameOf={(office, at) => office.city || office.country || `office ${at + 1}`}
        onOrder={put}
        className="sort set-rows"
      >
        {(office, at) => (
          <fieldset className="box grow set-office">
            <legend className="sr">{office.city || office.country || `Office ${at + 1}`}</legend>
            <div className="form">
              <SettingText of={`offices.${at}.country`} label="Country" required maxLength={80} />
              <SettingText of={`offices.${at}.city`} label="City" maxLength={80} />
              <SettingText
                of={`offices.${at}.address`}
                label="Address"
                required
                className="wf"
                maxLength={300}
              />
              <SettingText
                of={`offices.${at}.registration`}
                label="Registration"
                className="wf"
                maxLength={200}
              />
            </div>
            <button
              type="button"
              className="btn ghost sm"
              onClick={() => put(offices.toSpliced(at, 1))}
              aria-label={`Remove ${office.city || office.country || `office ${at + 1}`}`}
            >
              <Icon name="x" />
              Remove
            </button>
          </fieldset>
        )}
      </SortableList>
      {form.errors.offices && <p className="note bad">{form.errors.offices}</p>}
      <div>
        <button
          type="button"
          className="btn"
          disabled={offices.length >= 50}
          onClick={() => put([...offices, NEW_OFFICE])}
        >
          <Icon name="plus" />
          Add office
        </button>
      </div>
      <p className="mute">The first one’s address stands in the privacy policy.</p>
    </section>
  );
}

export function WebsiteForm() {
  const { form } = useSettingsForm();
  const { platforms } = form.values.reviews;
  const put = (next: typeof platforms) => form.put({ reviews: { ...form.values.reviews, platforms: next } });
  return (
    <>
      <Fields title="First picture of the home page">
        <SettingText of="hero.offerTitle" label="Offer" required maxLength={100} />
        <SettingText of="hero.offerText" label="Offer text" maxLength={200} />
        <SettingText of="hero.trendingTitle" label="Trending trip" required maxLength={100} />
        <SettingText of="hero.trendingPrice" label="Trending price" maxLength={60} />
        <SettingPicture of="hero.trendingImage" label="Trending picture" />
      </Fields>
      <Fields title="Figures" columns={3}>
        <SettingText of="figures.destinations" label="Destinations" required maxLength={20} />
        <SettingText of="figures.travelers" label="Travelers" required maxLength={20} />
        <SettingText of="figures.years" label="Years" required maxLength={20} />
        <SettingText of="visa.countries" label="Visa countries" required maxLength={20} />
        <SettingText of="visa.visas" label="Visas" required maxLength={20} />
      </Fields>
      <Fields
        title="Below the testimonials"
        columns={3}
        hint="Only figures that you can show are allowed by law."
      >
        <SettingText of="reviews.average" label="Average rating" required maxLength={10} />
        <SettingText of="reviews.reviews" label="Reviews" required maxLength={20} />
        <SettingText of="reviews.satisfaction" label="Satisfaction" required maxLength={20} />
        <SettingText of="reviews.destinations" label="Destinations shown" required maxLength={20} />
        <SettingText of="reviews.travelers" label="Travelers shown" required maxLength={20} />
        <div className="wf stack s8">
          {platforms.map((platform, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a platform is known by its place only
            <div className="row set-pair" key={at}>
              <SettingText
                of={`reviews.platforms.${at}.name`}
                label="Platform"
                required
                maxLength={40}
                className="grow"
              />
              <SettingText of={`reviews.platforms.${at}.rating`} label="Rating" required maxLength={10} />
              <button
                type="button"
                className="btn ghost ico"
                aria-label={`Remove ${platform.name || `platform ${at + 1}`}`}
                onClick={() => put(platforms.toSpliced(at, 1))}
              >
                <Icon name="x" />
              </button>
            </div>
          ))}
          <div>
            <button
              type="button"
              className="btn sm"
              disabled={platforms.length >= 12}
              onClick={() => put([...platforms, { name: '', rating: '' }])}
            >
              <Icon name="plus" />
              Add platform
            </button>
          </div>
        </div>
      </Fields>
    </>
  );
}
