import { setRequestLocale } from "next-intl/server"
import { RecordActivitySection } from "@/components/features/audit/record-activity-section"
import { invoicesOf } from "@/components/features/invoices/invoice-list-source"
import { PersonInvoices } from "@/components/features/invoices/person-invoices"
import { UnknownUser } from "@/components/features/users/unknown-user"
import { UserView } from "@/components/features/users/user-view"
import { Prefetch } from "@/components/layout/prefetch"
import { recordMetadata, recordPage } from "@/components/layout/record-page"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listInvoiceRowsHandler } from "@/lib/features/invoices/handlers"
import { profileOf } from "../../profile-of"
import { Activity } from "./activity"

type Props = { params: Promise<{ locale: string; id: string }>; searchParams: Promise<AddressParams> }

export const generateMetadata = recordMetadata("users.view.unknownTitle", async ({ params }: Props) => {
  return (await profileOf((await params).id)).profile.user.fullName
})

export default recordPage(UnknownUser, async ({ params, searchParams }: Props) => {
  const { locale, id } = await params
  setRequestLocale(locale)
  const { principal, profile } = await profileOf(id)
  const { rules, fixed } = invoicesOf(profile.user.id)
  const query = { ...fixed, ...listQuery(rules, parseListState(rules, await searchParams)) }
  return (
    <UserView profile={profile} viewer={principal}>
      <Activity userId={profile.user.id} shown={profile.account.canSignIn && principal.ability.can("manage", "all")} />
      <Prefetch handler={listInvoiceRowsHandler} input={{ query }}>
        <PersonInvoices userId={profile.user.id} shown={principal.ability.can("read", "Invoice")} />
      </Prefetch>
      <RecordActivitySection recordType="user" recordId={profile.user.id} />
    </UserView>
  )
})
