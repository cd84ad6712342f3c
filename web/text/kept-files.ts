/** Why a file can't be taken, and what to do then. */
export const keptFiles = {
  'files.unknown_kind': 'We take pictures (JPEG, PNG, WebP, AVIF, HEIC) and PDF files. Please save it as one of these and send it again.',
  'files.no_picture': 'This place takes pictures (JPEG, PNG, WebP, AVIF, HEIC). Please choose a picture.',
  'files.not_yours': 'This picture can’t be used here. Please choose it once more, from your own files.',
  'files.broken': 'We can’t open this file; part of it may be missing. Please open it yourself, save it anew and send that.',
  'files.too_many_pixels':
    'This picture is too large: at most {megapixels} megapixels, and 12 as HEIC. Please make it smaller, or save it as JPEG, and send it again.',
  'files.too_heavy': 'This picture takes too much to open. Please save it as a plain JPEG and send it again.',
  'files.picture_too_large': 'A picture may have at most {megabytes} MB. Please save it smaller and send it again.',
  'files.pdf_too_large': 'A PDF may have at most {megabytes} MB. Please save it smaller, or in parts, and send it again.',
  'files.damaged': 'This file changed on its way, or while it was sent. Please send it again.',
  'files.no_room': 'Your files have {used} MB of {quota} MB, and this one does not fit. Please delete what you no longer need.',
  'files.no_room_yet':
    'What you deleted keeps its room for 30 days, so that you can have it back. Please wait until some of it is gone for good.',
  'files.too_much_came': 'More arrived than was announced. Please send the file again.',
  'files.too_many_pieces': 'This file came in too many pieces. Please stop it and send it again.',
  'files.elsewhere': 'This is not where the file goes on.',
  'files.bytes_please': 'Please send the bytes of the file.',
  'files.broken_form': 'This did not arrive whole. Please send it again.',
  'files.one_file': 'Please choose a file.',
} as const
