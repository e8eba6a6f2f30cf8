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

  /** Providers that lack so much in common that the page has one word for them. */
  private static final List<String> NON_NATIVE = List.of("MPJ", "in-process", "simulated");

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

  /** What the same providers lack stands together; what nobody else measures, in one item. */
  private static String list(
      Collection<IndexEntry> entries, Map<String, Map<String, String>> missing) {
    Map<String, List<IndexEntry>> lists = new TreeMap<>();
    for (IndexEntry entry : entries) {
      lists.computeIfAbsent(lacking(entry, missing), any -> new ArrayList<>()).add(entry);
    }
    StringBuilder text = new StringBuilder();
    lists.forEach(
        (lacking, list) -> {
          text.append(lacking.isEmpty() ? "" : "Not with " + lacking + ":\n\n");
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

  private static String lacking(IndexEntry entry, Map<String, Map<String, String>> missing) {
    List<String> lacking = new ArrayList<>();
    PROVIDERS.forEach(
        (provider, name) ->
            Optional.ofNullable(missing.getOrDefault(provider, Map.of()).get(entry.name()))
                .ifPresent(how -> lacking.add(how.equals("no") ? name : name + " (" + how + ")")));
    if (lacking.containsAll(NON_NATIVE)) {
      lacking.removeAll(NON_NATIVE);
      lacking.add("non-native");
    }
    return String.join(", ", lacking);
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
