package org.tutti.lab.operations;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tutti.measure.harness.IndexEntry;

/** The page of the manual about the operations that are ready to run. */
final class OperationsPage {
  /** Marks the text of a suite, or of the page's begin or end, in the file of texts. */
  private static final Pattern PART = Pattern.compile("(?m)^=== (\\S+)\n");

  /** Providers that lack so much in common that the page names the others instead. */
  private static final List<String> WITHOUT_LIBRARY = List.of("MPJ", "in-process", "simulated");

  /** Label of a provider, and its name here. */
  private static final Map<String, String> PROVIDERS = new LinkedHashMap<>();

  /** A program, and what tells its names from those of others. */
  private static final Map<String, String> PROGRAMS = new LinkedHashMap<>();

  static {
    PROVIDERS.put("openmpi", "Open MPI");
    PROVIDERS.put("mpich", "MPICH");
    PROVIDERS.put("mpj", "MPJ");
    PROVIDERS.put("inprocess", "in-process");
    PROVIDERS.put("simulated", "simulated");
    PROGRAMS.put("osu", "");
    PROGRAMS.put("imb", "");
    PROGRAMS.put("skampi", "SKaMPI ");
    PROGRAMS.put("mpptest", "");
    PROGRAMS.put("reprompi", "ReproMPI ");
  }

  private OperationsPage() {}

  static String text(List<IndexEntry> catalog, Map<String, Map<String, String>> missing) {
    Map<String, Map<String, IndexEntry>> suites = new TreeMap<>();
    for (IndexEntry entry : catalog) {
      suites
          .computeIfAbsent(entry.catalog().orElseThrow().group(), any -> new TreeMap<>())
          .put(entry.name(), entry);
    }
    Map<String, String> texts = texts();
    String rare =
        suites.entrySet().stream()
            .filter(suite -> RareOperations.all().containsAll(suite.getValue().values()))
            .map(suite -> "`" + suite.getKey() + "`")
            .collect(Collectors.joining(", "));
    StringBuilder page = new StringBuilder(texts.remove("begin").replace("${rare}", rare));
    String functions = LeftOut.all().stream().map(LeftOut::row).collect(Collectors.joining());
    String end = texts.remove("end").replace("${functions}\n", functions);
    suites.forEach(
        (suite, entries) -> {
          page.append("## ").append(suite).append("\n\n");
          Optional.ofNullable(texts.remove(suite)).ifPresent(page::append);
          page.append(list(entries.values(), missing));
        });
    if (!texts.isEmpty()) {
      throw new IllegalStateException("texts of no suite: " + texts.keySet());
    }
    return page.append(end.stripTrailing()).append('\n').toString();
  }

  /** The texts that people write, by suite; each ends with an empty line. */
  private static Map<String, String> texts() {
    String file = LeftOut.file("page.txt");
    Map<String, String> texts = new LinkedHashMap<>();
    List<MatchResult> parts = PART.matcher(file).results().toList();
    for (int i = 0; i < parts.size(); i++) {
      int end = i + 1 < parts.size() ? parts.get(i + 1).start() : file.length();
      String text = file.substring(parts.get(i).end(), end).strip() + "\n\n";
      texts.put(parts.get(i).group(1), text);
    }
    return texts;
  }

  /** The same providers have what stands together; what nobody else measures is one item. */
  private static String list(
      Collection<IndexEntry> entries, Map<String, Map<String, String>> missing) {
    Map<String, List<IndexEntry>> lists = new TreeMap<>();
    for (IndexEntry entry : entries) {
      lists.computeIfAbsent(providers(entry, missing), any -> new ArrayList<>()).add(entry);
    }
    StringBuilder text = new StringBuilder();
    lists.forEach(
        (providers, list) -> {
          text.append(providers.isEmpty() ? "" : providers + ":\n\n");
          List<String> alone = new ArrayList<>();
          for (IndexEntry entry : list) {
            String name = "`" + entry.name() + "`";
            if (elsewhere(entry).isEmpty()) {
              alone.add(name);
            } else {
              text.append("- ").append(name).append(": ").append(elsewhere(entry)).append('\n');
            }
          }
          text.append(alone.isEmpty() ? "" : "- " + String.join(", ", alone) + "\n").append('\n');
        });
    return text.toString();
  }

  /** Which providers have an operation, or lack it, whichever is shorter; empty if all have it. */
  private static String providers(IndexEntry entry, Map<String, Map<String, String>> missing) {
    Map<String, String> lacking = new LinkedHashMap<>();
    PROVIDERS.forEach(
        (provider, name) ->
            Optional.ofNullable(missing.getOrDefault(provider, Map.of()).get(entry.name()))
                .ifPresent(
                    how -> lacking.put(name, how.equals("no") ? name : name + " (" + how + ")")));
    if (lacking.isEmpty()) {
      return "";
    }
    if (!lacking.keySet().containsAll(WITHOUT_LIBRARY)) {
      return "Not with " + String.join(", ", lacking.values());
    }
    List<String> having =
        PROVIDERS.values().stream().filter(name -> !lacking.containsKey(name)).toList();
    String wrong =
        lacking.values().stream()
            .filter(name -> name.endsWith(")"))
            .map(name -> "; " + name)
            .collect(Collectors.joining());
    return (having.isEmpty() ? "With none" : "Only with " + String.join(", ", having)) + wrong;
  }

  private static String elsewhere(IndexEntry entry) {
    Map<String, String> counterparts = entry.catalog().orElseThrow().counterparts();
    List<String> elsewhere = new ArrayList<>();
    PROGRAMS.forEach(
        (program, name) ->
            Optional.ofNullable(counterparts.get(program))
                .ifPresent(text -> elsewhere.add(name + text)));
    return String.join("; ", elsewhere);
  }
}
