-- Normalizes the text of jobs and of searches before it is parsed. It protects words that the parser would lose: "IT" is a stop word in lower case,
-- "C++" and "C#" both become "c", "HR/Admin" is parsed as the name of a file and "node.js" as that of a host. "Center" becomes "centre". "Walk-in"
-- becomes one word, because "walk" alone also describes the work of a guard.
create or replace function search_text(given text) returns text language sql stable parallel safe as $$
  select replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(in_latin(given), '\mIT\M', 'itsector', 'g'), '\mwalk[- ]ins?\M', 'walkin', 'gi'), 'Center', 'Centre'), 'center', 'centre'),
      'C++', 'cplusplus'), 'c++', 'cplusplus'), 'C#', 'csharp'), 'c#', 'csharp'), '.NET', ' dotnet'), '.Net', ' dotnet'), '.net', ' dotnet'),
    '.', ' '), '/', ' '), '@', ' '), '_', ' ')
$$;
