package org.tutti.campaign.factor;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tutti.annotations.syntax.FactorNames;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.SettingKey;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.MpiNames;
import org.tutti.records.campaign.HostList;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.sync.SyncConfiguration;

/** All factors, by name. */
final class FactorRegistry {
  private static final String NATIVE_WITH = ProviderKind.NATIVE + ":";

  static final Map<String, LaunchFactor> NAMED =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("label", (settings, level) -> settings),
              Map.entry("mpi", FactorRegistry::mpi),
              Map.entry("library", FactorRegistry::library),
              Map.entry("launcher", FactorRegistry::launcher),
              Map.entry("launcher-option", LaunchSettings::plusLauncherOption),
              Map.entry("processes", FactorRegistry::processes),
              Map.entry("binding", LaunchSettings::withBinding),
              Map.entry("mapping", LaunchSettings::withMapping),
              Map.entry("hosts", FactorRegistry::hosts),
              Map.entry("governor", LaunchSettings::withGovernor),
              Map.entry("sync", FactorRegistry::sync),
              Map.entry("cache", FactorRegistry::cache),
              Map.entry("thread-level", FactorRegistry::threadLevel),
              Map.entry("root-rank", FactorRegistry::rootRank),
              Map.entry("java", LaunchSettings::withJava),
              Map.entry("jvm-option", LaunchSettings::plusJvmOption),
              Map.entry("jar", LaunchSettings::withClassPath)));

  private FactorRegistry() {}

  /**
   * The factor of a name.
   *
   * @throws TuttiException if there is none
   */
  static LaunchFactor named(String name) {
    return FactorNames.variable(name)
        .map(variable -> variable(name, variable))
        .or(() -> Optional.ofNullable(NAMED.get(name)))
        .orElseThrow(
            () ->
                CampaignProblem.FACTOR_UNKNOWN.error(
                    "There is no factor '" + name + "'.",
                    Suggestions.of(name, List.copyOf(NAMED.keySet()))
                        + "The known factors are "
                        + FactorNames.known()
                        + "."));
  }

  /**
   * Rejects factors that would override each other's levels.
   *
   * @throws TuttiException 124 if so
   */
  static void checkTogether(Map<String, List<String>> factors) {
    for (String level : factors.getOrDefault("mpi", List.of())) {
      if (level.startsWith(NATIVE_WITH) && factors.containsKey("library")) {
        throw CampaignProblem.FACTOR_FIXED.error(
            "The level '"
                + level
                + "' of the factor mpi names a library, which the factor library also"
                + " varies.",
            "Omit one of the two.");
      }
    }
  }

  private static LaunchFactor variable(String factor, String variable) {
    if (!FactorNames.isVariable(variable)) {
      throw CampaignProblem.FACTOR_VARIABLE_INVALID.error(
          "The factor '" + factor + "' does not name an environment variable.",
          "Write its name after the colon, with letters, digits, and underscores only.");
    }
    return (settings, level) -> settings.plusVariable(variable, level);
  }

  /**
   * A provider, or {@code native:LIBRARY}, so that one factor can vary both libraries and
   * providers.
   */
  private static LaunchSettings mpi(LaunchSettings settings, String level) {
    if (level.startsWith(NATIVE_WITH)) {
      return library(
          mpi(settings, ProviderKind.NATIVE.label()), level.substring(NATIVE_WITH.length()));
    }
    return settings.withMpi(
        settings.mpi().withProvider(MpiNames.provider(level)).orLibraryOf(System.getenv()));
  }

  private static LaunchSettings library(LaunchSettings settings, String level) {
    return settings.withMpi(settings.mpi().withLibrary(MpiNames.library(level)));
  }

  private static LaunchSettings launcher(LaunchSettings settings, String level) {
    return settings.withMpi(settings.mpi().withLauncher(MpiNames.launcher(level)));
  }

  private static LaunchSettings hosts(LaunchSettings settings, String level) {
    HostList hosts = HostList.parse(level);
    return settings.withHosts(
        settings.placement().hosts().remoteShell().map(hosts::withRemoteShell).orElse(hosts));
  }

  private static LaunchSettings processes(LaunchSettings settings, String level) {
    if (!level.matches("[1-9]\\d{0,6}")) {
      throw noLevel("processes", level, "a number of processes, at least 1");
    }
    return settings.withProcesses(Integer.parseInt(level));
  }

  private static LaunchSettings sync(LaunchSettings settings, String level) {
    SyncConfiguration.of(level); // refuses what --sync would refuse
    return argument("sync", settings, "--sync=" + level, "--sync=");
  }

  private static LaunchSettings cache(LaunchSettings settings, String level) {
    return switch (level) {
      case "warm" -> argument("cache", settings, "--no-cold-cache", "--cold-cache");
      case "cold" -> argument("cache", settings, "--cold-cache", "--no-cold-cache");
      default -> throw noLevel("cache", level, "warm or cold");
    };
  }

  private static LaunchSettings threadLevel(LaunchSettings settings, String level) {
    List<String> known = Arrays.stream(MpiThreadLevel.values()).map(Enum::name).toList();
    if (!known.contains(level.toUpperCase(Locale.ROOT))) {
      throw noLevel("thread-level", level, "one of " + String.join(", ", known));
    }
    return argument("thread-level", settings, "--thread-level=" + level, "--thread-level=");
  }

  private static LaunchSettings rootRank(LaunchSettings settings, String level) {
    SettingKey.ROOT_RANK.parse(level); // refuses what --root-rank would refuse
    return argument("root-rank", settings, "--root-rank=" + level, "--root-rank=");
  }

  private static LaunchSettings argument(
      String factor, LaunchSettings settings, String argument, String fixed) {
    if (settings.command().arguments().stream()
        .anyMatch(a -> a.startsWith(fixed) || a.equals(argument))) {
      throw CampaignProblem.FACTOR_FIXED.error(
          "The factor " + factor + " varies a setting that is fixed by " + argument + ".",
          "Omit one of the two.");
    }
    return settings.plusArgument(argument);
  }

  private static TuttiException noLevel(String factor, String level, String wanted) {
    return CampaignProblem.FACTOR_LEVEL_UNKNOWN.error(
        "The factor " + factor + " has no level '" + level + "'.", "Give " + wanted + ".");
  }
}
