import { isAcademicAddress } from './academicAddress';

const places = { domains: ['edu', 'ac.uk', 'harbour.example'], exceptLabels: ['alumni'] };

test.each([
  ['ada@tide.edu', true],
  ['ada@physics.tide.edu', true],
  ['ada@tide.ac.uk', true],
  ['ada@harbour.example', true],
  ['ada@students.harbour.example', true],
  ['ada@tide.com', false],
  ['ada@tide.edu.com', false],
  ['ada@tideedu', false],
  ['ada@notharbour.example', false],
  ['ada@tac.uk', false],
  ['ada.edu@tide.com', false],
  ['ada@tide.edu.', false],
  ['ada@tide..edu', false],
  ['ada@tıde.edu', false],
  ['ada@alumni.tide.edu', false],
])('%s is an academic email address: %s', (email, isAcademic) => {
  expect(isAcademicAddress(email, places)).toBe(isAcademic);
});
