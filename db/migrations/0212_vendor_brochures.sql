-- What a business wrote of itself before it could offer brochures has none.
update vendor_submissions set model = model || '{"brochures": []}' where model is not null and not model ? 'brochures';
