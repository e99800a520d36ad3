import { runSoon } from "@/lib/core/jobs/wake"

/** The name of the job that sends due deliveries. */
export const deliveryJob = "deliver-webhooks"

/** Starts the delivery, in whichever process is free. Returns at once. */
export const wakeDelivery = (): void => runSoon(deliveryJob)
