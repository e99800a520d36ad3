import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { planChoice, pricing, subscription, trialChoice } from "./schema"

const answer = z.object({ subscription })

export const getPricing = endpoint({
  method: "GET",
  path: "/pricing/data",
  summary: "The three plans with prices, features and frequently asked questions",
  description: "Prices are in US dollars. The texts are in the caller's language.",
  can: ["read", "Pricing"],
  response: pricing,
})

export const getSubscription = endpoint({
  method: "GET",
  path: "/pricing/subscription",
  summary: "The workspace's current plan",
  can: ["read", "Pricing"],
  response: answer,
})

export const changePlan = endpoint({
  method: "POST",
  path: "/pricing/change-plan",
  summary: "Change the workspace's plan",
  description:
    "An upgrade, or a change from monthly to yearly, takes effect at once and starts a new period. A downgrade takes effect at the end of the current period. Choosing the current plan cancels a scheduled change.",
  can: ["update", "Pricing"],
  body: planChoice,
  response: answer,
})

export const startTrial = endpoint({
  method: "POST",
  path: "/pricing/start-trial",
  summary: "Start a 14-day trial; 409 if the workspace has had a trial or is on a paid plan",
  can: ["update", "Pricing"],
  body: trialChoice,
  response: answer,
})
