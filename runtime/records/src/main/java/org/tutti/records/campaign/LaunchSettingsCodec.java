package org.tutti.records.campaign;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.records.contrast.CellContrast;
import org.tutti.records.json.JsonObject;
import org.tutti.records.settings.HostList;
import org.tutti.records.settings.RankVariables;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingValue;
import org.tutti.records.settings.Settings;

/**
 * {@link LaunchSettings} to and from JSON. Settings of launches that the first manifests had have
 * fields of their own; all others are among the settings, by name.
 */
final class LaunchSettingsCodec {
  private static final String PROCESSES = "processes";
  private static final String PASSED = "passedVariables";
  private static final Map<SettingKey<?>, String> FIELDS = fields();

  private LaunchSettingsCodec() {}

  private static Map<SettingKey<?>, String> fields() {
    Map<SettingKey<?>, String> fields = new LinkedHashMap<>();
    fields.put(SettingKey.MPI, "mpi");
    fields.put(SettingKey.MPI_LIBRARY, "library");
    fields.put(SettingKey.LAUNCHER, "launcher");
    fields.put(SettingKey.PROCESSES, PROCESSES);
    fields.put(SettingKey.BIND_TO, "binding");
    fields.put(SettingKey.MAP_BY, "mapping");
    fields.put(SettingKey.HOSTS, "hosts");
    fields.put(SettingKey.REMOTE_SHELL, "remoteShell");
    fields.put(SettingKey.GOVERNOR, "governor");
    fields.put(SettingKey.LAUNCHER_OPTION, "launcherOptions");
    fields.put(SettingKey.ENVIRONMENT, "variables");
    fields.put(SettingKey.JAVA, "java");
    fields.put(SettingKey.JVM_OPTION, "jvmOptions");
    return fields;
  }

  static JsonObject encode(LaunchSettings launch) {
    JsonObject json = new JsonObject();
    FIELDS.forEach((key, field) -> put(json, key, field, launch));
    Map<String, String> texts = new LinkedHashMap<>();
    for (SettingValue<?> setting : launch.settings().values()) {
      if (!FIELDS.containsKey(setting.key())) {
        texts.put(setting.key().name(), setting.text());
      }
    }
    JsonObject parameters = new JsonObject();
    launch.settings().parameters().forEach(parameters::put);
    return json.put("classPath", launch.classPath())
        .put("mainClass", launch.mainClass())
        .put("benchmarks", launch.benchmarks())
        .put("settings", texts)
        .put("parameters", parameters)
        .put("contrasts", launch.settings().contrasts().stream().map(Object::toString).toList());
  }

  private static void put(JsonObject json, SettingKey<?> key, String field, LaunchSettings launch) {
    if (key == SettingKey.PROCESSES) {
      json.put(field, launch.processes());
    } else if (key == SettingKey.ENVIRONMENT) {
      json.put(field, launch.variables().values())
          .put(PASSED, new ArrayList<>(launch.variables().passed()));
    } else if (key.isRepeatable()) {
      json.put(field, launch.settings().find(key).map(List.class::cast).orElse(List.of()));
    } else {
      json.put(field, launch.settings().find(key).map(Object::toString).orElse(null));
    }
  }

  static LaunchSettings decode(JsonObject json) {
    Settings.Builder settings = Settings.builder();
    FIELDS.forEach((key, field) -> read(json, key, field, settings));
    json.textFields("settings").forEach(settings::set);
    JsonObject parameters = json.object("parameters");
    parameters.names().forEach(name -> settings.parameter(name, parameters.texts(name)));
    json.texts("contrasts").forEach(text -> settings.contrast(CellContrast.parse(text)));
    return new LaunchSettings(
        json.text("classPath"), json.text("mainClass"), json.texts("benchmarks"), settings.build());
  }

  private static void read(
      JsonObject json, SettingKey<?> key, String field, Settings.Builder settings) {
    String text =
        key == SettingKey.PROCESSES
            ? Integer.toString(json.count(field))
            : key == SettingKey.ENVIRONMENT
                ? new RankVariables(json.textFields(field), Set.copyOf(json.texts(PASSED)))
                    .toString()
                : key.isRepeatable()
                    ? String.join(SettingKey.AND, json.texts(field))
                    : json.has(field) ? json.text(field) : "";
    if (!text.isEmpty()) {
      // A manifest names hosts, never a file of hosts.
      settings.set(key, key == SettingKey.HOSTS ? HostList.parse(text).text() : text);
    }
  }
}
