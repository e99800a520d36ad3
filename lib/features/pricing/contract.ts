import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { planChoice, pricing, subscription, trialChoice } from "./schema"

const answer = z.object({ subscription })

export const getPricing = endpoint({
  method: "GET",
  path: "/pricing/data",
  summary: "What the three plans cost and hold, with questions about them",
  description: "Prices in whole US dollars. The words are in the caller's language.",
  can: ["read", "Pricing"],
  response: pricing,
})

export const getSubscription = endpoint({
  method: "GET",
  path: "/pricing/subscription",
  summary: "The plan the workspace is on",
  can: ["read", "Pricing"],
  response: answer,
})

export const changePlan = endpoint({
  method: "POST",
  path: "/pricing/change-plan",
  summary: "Put the workspace on another plan",
  description:
    "A larger plan, or a year instead of a month, holds at once and begins a new period; a smaller one comes when the running period is over. Choosing what one has takes a change that was to come back.",
  can: ["update", "Pricing"],
  body: planChoice,
  response: answer,
})

export const startTrial = endpoint({
  method: "POST",
  path: "/pricing/start-trial",
  summary: "Try a plan for 14 days; 409 where the workspace has tried one or pays already",
  can: ["update", "Pricing"],
  body: trialChoice,
  response: answer,
})
