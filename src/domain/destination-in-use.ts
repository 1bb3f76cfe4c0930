/** Why a destination cannot be deleted: how many packages name it, drafts included. */
export function destinationInUse(name: string, packages: number): string {
  return packages === 1
    ? `1 package uses ${name}. Move it to another destination or delete it first.`
    : `${packages} packages use ${name}. Move them to another destination or delete them first.`;
}
