/** The code of the steps with a form: fetched when one comes to them, or is about to. */
export const loadAddress = () => import("./address-step")
export const loadPayment = () => import("./payment-step")
