import { describe, expect, it } from 'vitest'
import { dateTextToIso, digitsOf, isoToDateText, maskCpf, maskDate, maskPhone, maskTime } from './masks.ts'
import { maskEdit } from './mask-edit.ts'

describe('masks', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['529', '529'],
    ['5299', '529.9'],
    ['52998224725', '529.982.247-25'],
    ['529.982.247-25999', '529.982.247-25'],
    ['５２９９８２２４７２５', '529.982.247-25'],
    ['\u2060529.982.247-25', '529.982.247-25'],
    ['abc', ''],
  ])('writes the CPF %j as %j', (text, masked) => expect(maskCpf(text)).toBe(masked))

  it.each([
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['11987654321', '(11) 98765-4321'],
    ['1133334444', '(11) 3333-4444'],
    ['+55 11 98765-4321', '(11) 98765-4321'],
    ['5533334444', '(55) 3333-4444'],
    ['(55) 93212-34567', '(55) 93212-3456'],
    ['(55) 11 98765-4321', '(11) 98765-4321'],
    ['+81 90-1234-5678', '+81 90-1234-5678'],
    ['+34 912 345 678', '+34 912 345 678'],
    ['0034 912 345 678', '0034 912 345 678'],
    ['+', '+'],
    ['+5', '+5'],
    ['+55 1', '(1'],
    ['011 98765-4321', '(11) 98765-4321'],
    ['0 15 11 98765-4321', '(11) 98765-4321'],
    ['0055 11 98765-4321', '(11) 98765-4321'],
    ['１１９８７６５４３２１', '(11) 98765-4321'],
    ['+55 (55) 3212-3456', '(55) 3212-3456'],
  ])('writes the phone %j as %j', (text, masked) => expect(maskPhone(text)).toBe(masked))

  it.each([
    ['2', '2'],
    ['2402', '24/02'],
    ['24021998', '24/02/1998'],
    ['1998-02-24', '24/02/1998'],
    ['1998-2-4', '04/02/1998'],
    ['3/5/1990', '03/05/1990'],
    ['3/', '03'],
    ['03/5/', '03/05'],
    ['3.5.1990', '03/05/1990'],
    ['3-5-1990', '03/05/1990'],
    ['13/5/1990', '13/05/1990'],
    ['２４/０２/１９９８', '24/02/1998'],
    ['\u200e24/02/1998', '24/02/1998'],
  ])('writes the date %j as %j', (text, masked) => expect(maskDate(text)).toBe(masked))

  it.each([
    ['2', '2'],
    ['20', '20'],
    ['203', '20:3'],
    ['2030', '20:30'],
    ['9', '09'],
    ['1:', '01'],
    ['9h30', '09:30'],
    ['20:3059', '20:30'],
  ])('writes the time %j as %j', (text, masked) => expect(maskTime(text)).toBe(masked))

  it('leaves masked text as it is', () => {
    for (const [mask, text] of [
      [maskCpf, '529.982.247-25'],
      [maskPhone, '(11) 98765-4321'],
      [maskDate, '24/02/1998'],
    ] as const) {
      expect(mask(text)).toBe(text)
    }
  })

  it('keeps only digits for the server', () => expect(digitsOf('(11) 98765-4321')).toBe('11987654321'))
})

describe('dates', () => {
  it.each([
    ['24/02/1998', '1998-02-24'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2023', null],
    ['31/04/2000', null],
    ['00/01/2000', null],
    ['01/13/2000', null],
    ['1/1/2000', null],
    ['24/02/0098', null],
    ['', null],
  ])('reads %j as %j', (text, iso) => expect(dateTextToIso(text)).toBe(iso))

  it('shows an ISO date', () => {
    expect(isoToDateText('1998-02-24')).toBe('24/02/1998')
    expect(isoToDateText('not a date')).toBe('')
  })
})

describe('the caret', () => {
  const edit = (before: string, raw: string, caret: number, inputType = 'insertText') =>
    maskEdit(maskCpf, { before, raw, caret, inputType })

  it('stays after the typed digit in the middle', () => {
    // 529.982 with a 7 typed after the first 5
    expect(edit('529.982', '5729.982', 2)).toEqual({ text: '572.998.2', caret: 2 })
  })

  it('jumps over the separator that appears at the end', () => {
    expect(edit('529', '5299', 4)).toEqual({ text: '529.9', caret: 5 })
  })

  it('takes the digit before a separator deleted with Backspace', () => {
    expect(edit('529.982', '529982', 3, 'deleteContentBackward')).toEqual({ text: '529.82', caret: 2 })
  })

  it('takes the digit after a separator deleted with Delete', () => {
    expect(edit('529.982', '529982', 3, 'deleteContentForward')).toEqual({ text: '529.82', caret: 3 })
  })

  it('keeps the caret where a digit was deleted', () => {
    expect(edit('529.982.247-25', '52.982.247-25', 2, 'deleteContentBackward')).toEqual({
      text: '529.822.472-5',
      caret: 2,
    })
  })

  it('goes to the end of pasted text', () => {
    expect(edit('', '529.982.247-25 ', 15, 'insertFromPaste')).toEqual({ text: '529.982.247-25', caret: 14 })
  })
})
