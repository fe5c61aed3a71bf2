/** With own actions, a result and figures: the most of practice scoring. */
export const strongAnswer =
  'Last year I was responsible for the stock of our store in Nagpur. When I took over, we wrote off about 40 cartons a month. I counted the shelves every evening for two weeks, moved the fast items to the front and agreed a new order day with the depot. As a result the write-offs fell to 6 cartons a month, and we saved roughly ₹55,000 in the quarter.'

/** Belongs to every question and says nothing about the person. */
export const generalAnswer =
  'I believe that teamwork is the most important thing in every company. A good team member is always honest, hardworking and ready to help others, and communication is the key to success.'
