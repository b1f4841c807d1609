import { createStaticPix, hasError } from 'pix-utils'

export interface PixCodeFields {
  /** Pix key of the receiver. */
  key: string
  /** The amount in centavos. */
  amount: number
  name: string
  city: string
  /** Names the payment on the receiver's statement. */
  txid: string
}

const MAX_KEY = 77
const MAX_AMOUNT = 10_000_000

const isPlain = (text: string, max: number): boolean =>
  text.length <= max && /^[\x20-\x7E]*[\x21-\x7E]$/.test(text)

/** The library writes a code of any amount for a negative one, and codes that no bank reads for what is too long. */
function refuseInvalid({ key, amount, name, city, txid }: PixCodeFields): void {
  const wrong = [
    ['key', isPlain(key, MAX_KEY) && !key.includes(' ')],
    ['amount', Number.isSafeInteger(amount) && amount > 0 && amount <= MAX_AMOUNT],
    ['name', isPlain(name, 25)],
    ['city', isPlain(city, 15)],
    ['txid', /^[A-Za-z0-9]{1,25}$/.test(txid)],
  ].flatMap(([field, isValid]) => (isValid === true ? [] : [field]))
  if (wrong.length > 0) throw new RangeError(`No Pix code has this: ${wrong.join(', ')}`)
}

/** The BR Code (EMV) of a payment, to copy or to show as QR. Throws RangeError for fields that no bank reads. */
export function createPixCode(fields: PixCodeFields): string {
  refuseInvalid(fields)
  const pix = createStaticPix({
    pixKey: fields.key,
    transactionAmount: fields.amount / 100,
    merchantName: fields.name,
    merchantCity: fields.city,
    txid: fields.txid,
    infoAdicional: '',
  })
  if (hasError(pix)) throw new RangeError(pix.message)
  return pix.toBRCode()
}

/** A name for `txid`: the end of an id, which is random. */
export const toTxid = (id: string): string => id.replaceAll('-', '').slice(-25)
