import { hashPassword } from "@/lib/core/auth/password"
import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { rejectWeakPasswordOf } from "@/lib/features/auth/service/passwords"
import * as users from "@/lib/features/users/service/people"
import type {
  AccountSetting,
  ConnectionsChanges,
  GeneralChanges,
  InfoChanges,
  NotificationChanges,
  SocialLinksChanges,
} from "../schema"
import * as store from "../store/settings"
import { flags, type Network, networks } from "../values"
import { requireSecondFactor } from "./confirm"
import { requirePassword } from "./password"
import { sendSecurityEmail } from "./security-emails"
import { endOtherSignIns } from "./sign-ins"

/** Used until a user first saves their settings; must match the table's defaults. */
const defaultFlags = {
  commentOnArticle: true,
  answerOnForm: true,
  followMe: false,
  newAnnouncements: true,
  productUpdates: true,
  blogDigest: false,
}

/** Returns the caller's settings for all tabs. */
export async function all(scope: Scope): Promise<AccountSetting> {
  const row = await store.find(scope)
  if (!row) throw notFound()
  const { user, details, settings } = row
  const { country, contact, ...general } = user
  const connections = Object.fromEntries(
    networks.map((network) => {
      const known = row.connections.find((connection) => connection.network === network)
      return [network, known ? { profileImg: known.profileImg, id: known.id } : {}]
    }),
  ) as AccountSetting["social"]["connections"]
  return {
    general,
    info: {
      bio: settings?.bio ?? "",
      dob: details?.birthDate ?? null,
      country,
      website: details?.website ?? "",
      phone: contact,
    },
    social: {
      socialLinks: {
        twitter: details?.twitter ?? "",
        facebook: details?.facebook ?? "",
        google: settings?.google ?? "",
        linkedIn: settings?.linkedIn ?? "",
        instagram: details?.instagram ?? "",
        quora: settings?.quora ?? "",
      },
      connections,
    },
    notification: Object.fromEntries(
      flags.map((flag) => [flag, settings?.[flag] ?? defaultFlags[flag]]),
    ) as AccountSetting["notification"],
    version: row.version,
  }
}

/**
 * Changes the caller's settings unless they have changed since `version`.
 * @throws HttpError 409
 */
export async function ifCurrent<T>(scope: Scope, version: number | undefined, change: () => Promise<T>): Promise<T> {
  if (version !== undefined && (await store.lockVersion(scope)) !== version) throw new HttpError(409, "conflict")
  return change()
}

/** Drops undefined entries, so that omitted fields don't overwrite stored ones. */
const withoutUndefined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T

const hasEntries = (values: object) => Object.keys(values).length > 0

/** A new e-mail address stays pending until it is confirmed; until then this returns the old one. */
export async function changeGeneral(scope: Scope, principal: Principal, changes: GeneralChanges, locale: Locale) {
  await users.change(scope, principal, { id: scope.userId }, changes, locale)
  return (await all(scope)).general
}

/** Only the bio is stored with the settings; the other fields are shared with the user screens and stored there. */
export async function changeInfo(scope: Scope, principal: Principal, changes: InfoChanges, locale: Locale) {
  const { bio, dob, website, country, phone } = changes
  const person = withoutUndefined({ country, contact: phone })
  const details = withoutUndefined({ birthDate: dob, website })
  if (hasEntries(person)) await users.change(scope, principal, { id: scope.userId }, person, locale)
  if (hasEntries(details)) await users.changeDetails(scope, principal, { id: scope.userId }, details)
  if (bio !== undefined) await store.save(scope, { bio })
  return (await all(scope)).info
}

/** Three of the six links are shared with the user screens and stored in `user_details`; the others are settings. */
export async function changeSocialLinks(scope: Scope, principal: Principal, changes: SocialLinksChanges) {
  const { twitter, facebook, instagram, ...settings } = changes
  const details = withoutUndefined({ twitter, facebook, instagram })
  if (hasEntries(details)) await users.changeDetails(scope, principal, { id: scope.userId }, details)
  if (hasEntries(settings)) await store.save(scope, settings)
  return (await all(scope)).social.socialLinks
}

export async function changeConnections(scope: Scope, changes: ConnectionsChanges) {
  const entries = Object.entries(changes) as [Network, { profileImg?: string; id?: string }][]
  const on = entries.flatMap(([network, { id, profileImg = "" }]) => (id ? [{ network, handle: id, profileImg }] : []))
  const off = entries.filter(([, { id }]) => !id).map(([network]) => network)
  await store.connect(scope, on)
  await store.disconnect(scope, off)
  return (await all(scope)).social.connections
}

export async function changeNotifications(scope: Scope, changes: NotificationChanges) {
  if (hasEntries(changes)) await store.save(scope, changes)
  return (await all(scope)).notification
}

export async function setAvatar(scope: Scope, principal: Principal, avatar: string) {
  await users.setAvatar(scope, principal, scope.userId, avatar)
  return (await all(scope)).general
}

/**
 * Changes the caller's password and ends their other sign-ins. Hashing is slow, so no transaction is open meanwhile.
 * @returns how many sign-ins ended
 * @throws HttpError 422 if the old password is wrong or the new one is the same; 403 if a second factor has to confirm first
 */
export async function changePassword(
  principal: Principal,
  password: string,
  newPassword: string,
  locale: Locale,
): Promise<number> {
  const before = await requirePassword(principal, password)
  if (password === newPassword) throw invalid({ newPassword: "passwordSame" })
  await rejectWeakPasswordOf(principal, newPassword, "newPassword")
  await tx(principal, ({ db }) => requireSecondFactor(db, principal))
  const after = await hashPassword(newPassword)
  return tx(principal, async (scope) => {
    if (!(await store.replacePassword(scope, before, after))) throw conflict({ password: "conflict" })
    scope.after(() => sendSecurityEmail(principal, "passwordChanged", locale))
    return endOtherSignIns(scope, principal.sessionId)
  })
}
