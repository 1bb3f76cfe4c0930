import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Fields, SettingChoice, SettingText } from './setting-fields.tsx';
import { useSettingsForm } from './settings-form.tsx';

const STORES = [
  { value: 'disk', label: 'This server’s disk' },
  { value: 's3', label: 'S3-compatible store' },
];

/** Where uploaded files go. The bucket's fields stay when the disk is chosen: older files may still be there. */
export function FileFields() {
  const { form } = useSettingsForm();
  const wanted = form.values.files.store === 's3';
  return (
    <>
      <Fields title="Store" columns={1}>
        <SettingChoice of="files.store" label="New files go to" options={STORES} />
      </Fields>
      <p className="note quiet">
        <Icon name="info" />
        <span>
          Switching does not move files that are there already. What the chosen store lacks is still read from
          the other one, as long as its details and secret stay here. Another bucket or folder begins empty.
        </span>
      </p>
      <Fields title="Bucket" hint="Amazon S3, Cloudflare R2, MinIO, Backblaze or any other that speaks S3.">
        <SettingText
          of="files.endpoint"
          label="Address"
          type="url"
          maxLength={300}
          placeholder="https://s3.example.com"
          spellCheck={false}
          hint="Without the bucket. Empty: Amazon’s of the region."
        />
        <SettingText
          of="files.region"
          label="Region"
          maxLength={40}
          placeholder="ap-south-1"
          spellCheck={false}
          hint="auto where the store has none."
        />
        <SettingText of="files.bucket" label="Bucket" required={wanted} maxLength={63} spellCheck={false} />
        <SettingText
          of="files.prefix"
          label="Folder"
          maxLength={100}
          spellCheck={false}
          hint="In the bucket, such as agency/files. Empty: its top."
        />
        <SettingText
          of="files.accessKeyId"
          label="Access key ID"
          required={wanted}
          maxLength={128}
          spellCheck={false}
          hint="It must be allowed to put, get, delete and list there."
        />
      </Fields>
    </>
  );
}
