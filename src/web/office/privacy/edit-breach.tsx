import type { BreachView } from '#app/contract/privacy-breaches.ts';
import { StoredForm } from '#app/web/office/parts/stored-form.tsx';
import { BreachForm } from './breach-form.tsx';
import { BREACHES_PATH } from './breaches-page.tsx';
import { BREACHES_SCREEN } from './privacy-tabs.tsx';

/** /admin/privacy/breaches/:id, over the register. */
export default function EditBreach() {
  return (
    <StoredForm<BreachView>
      path={BREACHES_PATH}
      screen={BREACHES_SCREEN}
      permission="privacy.handle"
      size={560}
      icon="shield"
      titleOf={({ data }) => data}
      title="Edit breach"
      name="breach"
      failed="The breach could not be loaded"
    >
      {(stored, close) => <BreachForm stored={stored} onClose={close} />}
    </StoredForm>
  );
}
