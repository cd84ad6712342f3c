/** The texts of the Terms of Use and the Privacy Policy that the product ships with; an operator may lead to their own. */
export const legal = {
  'legal.since': 'As of {day}.',
  'terms.title': 'Terms of Use',
  'terms.lead': 'What you may count on, and what we count on. In plain words, as long as they need to be.',
  'terms.free_title': 'What it is',
  'terms.free':
    '{product} helps two people plan their wedding, with whoever helps them, and lets their guests answer. Everything you find in it today is free. Nothing is sold to you without a page that names the price first.',
  'terms.yours_title': 'What you enter is yours',
  'terms.yours':
    'Your lists, names and words stay yours. You allow us to keep them and to show them where you want them shown, and nothing else. You can take all of it along as one file, whenever you like.',
  'terms.account_title': 'Your account',
  'terms.account':
    'Please give an address that is yours and keep your password to yourself. Whoever you give a key may do what it opens; you can take it back at any moment, and the history says who did what.',
  'terms.guests_title': 'Your guests',
  'terms.guests':
    'Please enter people whom you know, and write to them about your wedding only. A guest who wants no more letters gets none. There are limits on how many letters leave in a day.',
  'terms.fair_title': 'Fair play',
  'terms.fair':
    'Please don’t try to see what others entered, don’t overload the site, and don’t use it for anything the law forbids. Accounts that do may be closed.',
  'terms.promise_title': 'What we can’t promise',
  'terms.promise':
    'We work with care, but a site can be away or be wrong. Please keep a copy of what you can’t do without on the day: the guest list can be downloaded and printed.',
  'terms.end_title': 'Leaving',
  'terms.end': 'You can delete your account in the settings. Everything goes 14 days later; until then one press keeps it.',

  'privacy_policy.title': 'Privacy Policy',
  'privacy_policy.lead': 'What {product} keeps, for how long, and who sees it. We don’t sell what you tell us, to anybody.',
  'privacy_policy.couples_title': 'What couples and helpers enter',
  'privacy_policy.couples':
    'Your name, your email address, the wedding, its guests, events and tasks are kept until you delete them or your account. What is deleted can be taken back for 30 days; a day later its words leave the history too.',
  'privacy_policy.guests_title': 'What guests say',
  'privacy_policy.guests':
    'Answers, dinners, addresses and what else a guest writes belong to the couple who invited them. They are shown to that couple and to whoever holds a key of theirs. A guest can read, change and erase their own data on their page, without an account.',
  'privacy_policy.who_title': 'Who sees it',
  'privacy_policy.who':
    'You two, and the helpers you choose, each with the keys you give. Whoever runs the site can look at an account to help you; each time that is noted, and what is changed then stands in your history.',
  'privacy_policy.sessions_title': 'Being signed in',
  'privacy_policy.sessions':
    'A cookie keeps a browser signed in until 30 days after it was last used, and a year at most. In the settings you see every browser and can end each. Passwords are kept only as sums that can’t be turned back.',
  'privacy_policy.letters_title': 'Letters',
  'privacy_policy.letters':
    'The words of a letter go as soon as it was handed over to the mail, its address 30 days later; the couple goes on seeing which household had which letter. Every letter with news has a link that stops it. The newsletter is for whoever asked for it and pressed the button in our letter.',
  'privacy_policy.counting_title': 'Counting',
  'privacy_policy.counting':
    'We count which pages are opened, without names, addresses or keys, and keep the figures for 13 months at most. Only if you agree under Privacy choices does your browser get a random key, and only then may Google Analytics, Meta and Klaviyo hear of your visit, where the site uses them at all.',
  'privacy_policy.choices': 'Privacy choices',
  'privacy_policy.others_title': 'Who else is involved',
  'privacy_policy.others':
    'Letters leave through a mail service, push notices through the service of your browser, and if you sign in with Google, Google knows of that. They get what they need for it, and no list of yours.',
  'privacy_policy.leaving_title': 'Taking it along, and leaving',
  'privacy_policy.leaving':
    'In the settings you can download everything as one file, and delete your account. It can’t be opened by helpers from that moment on, and it is deleted with everything in it 14 days later. Copies for emergencies are to be gone within 35 days.',
} as const
