package org.tutti.campaign.factor;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.annotations.syntax.FactorName;
import org.tutti.annotations.syntax.FactorNames;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Suggestions;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.MpiNames;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.settings.HostList;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingValue;

/** All factors, by name. */
final class FactorRegistry {
  private static final String NATIVE_WITH = ProviderKind.NATIVE + ":";

  private FactorRegistry() {}

  /**
   * The factor of a name.
   *
   * @throws TuttiException if there is none
   */
  static LaunchFactor named(String name) {
    return FactorNames.variable(name)
        .map(variable -> variable(name, variable))
        .or(() -> FactorNames.named(name).map(FactorRegistry::of))
        .orElseThrow(
            () ->
                CommandLineProblem.NAME_UNKNOWN.error(
                    "There is no factor '" + name + "'.",
                    Suggestions.of(name, FactorNames.NAMED)
                        + "The known factors are "
                        + FactorNames.known()
                        + "."));
  }

  private static LaunchFactor of(FactorName name) {
    return switch (name) {
      case ARRIVAL -> setting(SettingKey.ARRIVAL);
      case BINDING -> start(SettingKey.BIND_TO);
      case DATA -> setting(SettingKey.DATA);
      case FILE_CACHE -> setting(SettingKey.FILE_CACHE);
      case FILE_DIR -> setting(SettingKey.FILE_DIR);
      case FILE_HINTS -> setting(SettingKey.FILE_HINTS);
      case GOVERNOR -> start(SettingKey.GOVERNOR);
      case HOSTS -> FactorRegistry::hosts;
      case JAR -> LaunchSettings::withClassPath;
      case JAVA -> start(SettingKey.JAVA);
      case JVM_OPTION -> one(SettingKey.JVM_OPTION);
      case LABEL -> (settings, level) -> settings;
      case LAUNCHER -> start(SettingKey.LAUNCHER);
      case LAUNCHER_OPTION -> one(SettingKey.LAUNCHER_OPTION);
      case LIBRARY -> start(SettingKey.MPI_LIBRARY);
      case MAPPING -> start(SettingKey.MAP_BY);
      case MPI -> FactorRegistry::mpi;
      case PROCESSES -> FactorRegistry::processes;
      case ROOT_RANK -> setting(SettingKey.ROOT_RANK);
      case SYNC -> setting(SettingKey.SYNC);
      case THREAD_LEVEL -> setting(SettingKey.THREAD_LEVEL);
    };
  }

  /**
   * Rejects factors that would override each other's levels.
   *
   * @throws TuttiException 13 if so
   */
  static void checkTogether(Map<String, List<String>> factors) {
    for (String level : factors.getOrDefault("mpi", List.of())) {
      if (level.startsWith(NATIVE_WITH) && factors.containsKey("library")) {
        throw CommandLineProblem.SETTINGS_CONFLICT.error(
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
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "The factor '" + factor + "' does not name an environment variable.",
          "Write its name after the colon, with letters, digits, and underscores only.");
    }
    return (settings, level) -> settings.plus(SettingKey.ENVIRONMENT, variable + "=" + level);
  }

  /**
   * A provider, or {@code native:LIBRARY}, so that one factor can vary both libraries and
   * providers.
   */
  private static LaunchSettings mpi(LaunchSettings settings, String level) {
    if (level.startsWith(NATIVE_WITH)) {
      return mpi(settings, ProviderKind.NATIVE.label())
          .with(SettingKey.MPI_LIBRARY.parse(level.substring(NATIVE_WITH.length())));
    }
    return settings.withMpi(
        settings.mpi().withProvider(MpiNames.provider(level)).orLibraryOf(System.getenv()));
  }

  private static LaunchSettings hosts(LaunchSettings settings, String level) {
    HostList hosts = HostList.parse(level);
    return settings.withHosts(
        settings.placement().hosts().remoteShell().map(hosts::withRemoteShell).orElse(hosts));
  }

  private static LaunchSettings processes(LaunchSettings settings, String level) {
    checkLevel(FactorName.PROCESSES, level);
    return settings.with(SettingKey.PROCESSES.parse(level));
  }

  /** A factor whose levels take the place of the value that all launches have. */
  private static LaunchFactor start(SettingKey<?> key) {
    return (settings, level) -> settings.with(key.parse(level));
  }

  /** A factor whose levels are added to what all launches have. */
  private static LaunchFactor one(SettingKey<?> key) {
    return (settings, level) -> settings.plus(key, level);
  }

  /** A factor whose levels are texts of a setting. */
  private static LaunchFactor setting(SettingKey<?> key) {
    return (settings, level) -> with(settings, key.parse(level));
  }

  private static LaunchSettings with(LaunchSettings settings, SettingValue<?> level) {
    Optional<?> fixed = settings.command().settings().find(level.key());
    if (fixed.isPresent()) {
      throw CommandLineProblem.SETTINGS_CONFLICT.error(
          "A factor varies the setting "
              + level.key()
              + ", which is also given for all launches: "
              + fixed.get()
              + ".",
          "Omit one of the two.");
    }
    return settings.with(level);
  }

  private static void checkLevel(FactorName factor, String level) {
    FactorNames.levelFault(factor.text(), level)
        .ifPresent(
            why -> {
              throw CommandLineProblem.NAME_UNKNOWN.error(
                  "The factor " + factor.text() + " cannot be varied: " + why + ".",
                  "Give one of the levels that the message names.");
            });
  }
}
