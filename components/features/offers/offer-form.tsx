"use client"

import { useTranslations } from "next-intl"
import { type Place, usePlaces } from "@/components/features/businesses/use-places"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { useAbility } from "@/components/layout/ability"
import { Alert } from "@/components/ui/alert"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useInvalidate, useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/offers/endpoints"
import type { Offer, OfferChanges, OfferForm as Values } from "@/lib/features/offers/schema"
import { blankOffer, valuesOf } from "./form-values"
import { OfferFacts } from "./offer-facts"
import { OfferFields } from "./offer-fields"
import { staleOffers } from "./stale"

const load = () => import("@/lib/features/offers/schema")
const addSchema = () => load().then(({ offerForm }) => offerForm)
const changeSchema = () => load().then(({ offerChanges }) => offerChanges)

interface Opened {
  places: Place[]
  onDone: () => void
}

function NewForm({ places, onDone }: Opened) {
  const t = useTranslations("offers")
  const add = useMutation(endpoints.addOffer, { invalidates: staleOffers })
  const [first] = places
  if (!first) return <Alert>{t("noBusiness")}</Alert>
  return (
    <Form
      schema={addSchema}
      defaultValues={{ ...blankOffer, business: first.id } as never}
      onSubmit={async (body) => {
        const { name } = await add.run({ body: body as Values })
        void toast.success(t("done.added", { name }))
        onDone()
      }}
      submitLabel={t("add")}
      onCancel={onDone}
    >
      <OfferFields places={places} />
    </Form>
  )
}

interface Loaded extends Opened {
  offer: Offer
  reload: () => Promise<Offer | undefined>
}

function LoadedForm({ offer, reload, places, onDone }: Loaded) {
  const t = useTranslations("offers")
  const invalidate = useInvalidate()
  const latest = (one: Offer) => ({ version: one.version, values: valuesOf(one) })
  const merge = useRecordMerge<Record<string, unknown>>({
    latest: latest(offer),
    reload: async () => {
      const now = await reload()
      return now && latest(now)
    },
  })
  async function send(changed: Record<string, unknown>, version: number) {
    const body = { ...changed, version } as OfferChanges
    const { name } = await call(endpoints.changeOffer, { params: { id: offer.id }, body })
    await invalidate(staleOffers)
    void toast.success(t("done.saved", { name }))
    onDone()
  }
  return (
    <Form
      schema={changeSchema}
      defaultValues={merge.latest.values}
      // Sends the typed values: parsed ones lack what limits nothing, and would differ from the record.
      onSubmit={(_, form) =>
        merge.save(form, form.getValues() as Record<string, unknown>, (changed, { version }) => send(changed, version))
      }
      submitLabel={t("save")}
      onCancel={onDone}
    >
      <MergeNotice merge={merge} describe={(name) => ({ label: t(`fields.${name}` as "fields.name") })} />
      <OfferFields places={places} offer={offer} />
    </Form>
  )
}

/** The form for a new offer, or for one that exists; that one follows what others change. An ended one is only shown. */
export function OfferForm({ id, onDone }: { id?: number; onDone: () => void }) {
  const { data, error, mutate } = useQuery(endpoints.getOffer, id === undefined ? null : { params: { id } })
  const { places, isLoading, error: placesError, retry } = usePlaces()
  const mayChange = useAbility().can("update", "Offer")
  const failure = error && !data ? error : placesError
  if (failure) return <LoadFailed text={failure.message} onRetry={() => (placesError ? retry() : void mutate())} />
  if (isLoading || (id !== undefined && !data)) return <SkeletonText lines={8} />
  if (id === undefined || !data) return <NewForm places={places} onDone={onDone} />
  if (!mayChange || data.state === "archived" || data.business === null) return <OfferFacts offer={data} />
  return <LoadedForm offer={data} reload={() => mutate()} places={places} onDone={onDone} />
}
