-- Jobs and searches both go through this before they are parsed. It saves words that the parser would lose: "IT" is a stop word
-- in small letters, "C++" and "C#" are both "c", "HR/Admin" is the name of a file and "node.js" that of a host; "center" is "centre".
-- "Walk-in" is an interview, and "walk" is what a guard does.
create or replace function search_text(given text) returns text language sql stable parallel safe as $$
  select replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(in_latin(given), '\mIT\M', 'itsector', 'g'), '\mwalk[- ]ins?\M', 'walkin', 'gi'), 'Center', 'Centre'), 'center', 'centre'),
      'C++', 'cplusplus'), 'c++', 'cplusplus'), 'C#', 'csharp'), 'c#', 'csharp'), '.NET', ' dotnet'), '.Net', ' dotnet'), '.net', ' dotnet'),
    '.', ' '), '/', ' '), '@', ' '), '_', ' ')
$$;
