"use client"

import { useTranslations } from "next-intl"
import { useCurrency } from "@/components/features/businesses/use-currency"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { MoneyField } from "@/components/form/money-field"
import { SwitchField } from "@/components/form/switch-field"
import { TextField } from "@/components/form/text-field"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { WeekdaysField } from "@/components/form/weekdays-field"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import { useWeekdayName } from "@/lib/core/i18n/use-weekday-name"
import * as businesses from "@/lib/features/businesses/endpoints"
import type { DepositPolicy } from "@/lib/features/businesses/schema/policies"
import { maxCreditDays, maxVerifyHours } from "@/lib/features/businesses/values"
import * as endpoints from "@/lib/features/deposits/endpoints"

const schema = () => import("@/lib/features/businesses/schema/policies").then(({ policyForm }) => policyForm)

const valuesOf = ({ shop: _shop, version: _version, ...values }: DepositPolicy) => values
type Values = ReturnType<typeof valuesOf>

interface Props {
  shop: { id: number; name: string; business: number }
  onDone: () => void
}

function LoadedForm({
  shop,
  policy,
  reload,
  onDone,
}: Props & { policy: DepositPolicy; reload: () => Promise<DepositPolicy | undefined> }) {
  const t = useTranslations("deposits.policy")
  const invalidate = useInvalidate()
  const currency = useCurrency(shop.business)
  const weekday = useWeekdayName()
  const latest = (one: DepositPolicy) => ({ version: one.version, values: valuesOf(one) })
  const merge = useRecordMerge<Values>({
    latest: latest(policy),
    reload: async () => {
      const now = await reload()
      return now && latest(now)
    },
  })
  async function send(changes: Partial<Values>, version: number) {
    await call(businesses.changeDepositPolicy, { params: { id: shop.id }, body: { ...changes, version } as never })
    await invalidate([businesses.getDepositPolicy, endpoints.listDeposits])
    void toast.success(t("saved", { shop: shop.name }))
    onDone()
  }
  const textOf = (value: unknown) => (Array.isArray(value) ? value.map(weekday).join(", ") : String(value ?? "–"))
  return (
    <Form
      schema={schema}
      defaultValues={merge.latest.values as never}
      submitLabel={t("save")}
      onCancel={onDone}
      onSubmit={(values, form) => merge.save(form, values as Values, (changes, { version }) => send(changes, version))}
    >
      <MergeNotice merge={merge} describe={(name, value) => ({ label: t(`fields.${name}`), text: textOf(value) })} />
      <WeekdaysField name="bankingDays" label={t("fields.bankingDays")} />
      <TextField
        required
        name="verifyWithinHours"
        type="number"
        inputMode="numeric"
        min={1}
        max={maxVerifyHours}
        label={t("fields.verifyWithinHours")}
        help={t("help.verifyWithinHours")}
      />
      <TextField
        required
        name="creditWithinDays"
        type="number"
        inputMode="numeric"
        min={1}
        max={maxCreditDays}
        label={t("fields.creditWithinDays")}
        help={t("help.creditWithinDays")}
      />
      <SwitchField name="witnessRequired" label={t("fields.witnessRequired")} help={t("help.witnessRequired")} />
      <MoneyField name="photoAbove" currency={currency} label={t("fields.photoAbove")} help={t("help.photoAbove")} />
    </Form>
  )
}

/** The form for the policy of a shop; it follows what others change. */
export function PolicyForm(props: Props) {
  const { data, error, mutate, isValidating } = useQuery(businesses.getDepositPolicy, { params: { id: props.shop.id } })
  if (error && !data) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  if (!data || data.shop !== props.shop.id) return <SkeletonText lines={5} />
  return <LoadedForm {...props} policy={data} reload={() => mutate()} />
}
