package org.tutti.records.campaign;

import java.util.Optional;
import org.tutti.records.json.JsonObject;

/** {@link LaunchSettings} to and from JSON. */
final class LaunchSettingsCodec {
  private LaunchSettingsCodec() {}

  static JsonObject encode(LaunchSettings settings) {
    return new JsonObject()
        .put("launcher", settings.launcher().orElse(null))
        .put("library", settings.library().orElse(null))
        .put("processes", settings.processes())
        .put("binding", settings.binding().orElse(null))
        .put("mapping", settings.mapping().orElse(null))
        .put("governor", settings.governor().orElse(null))
        .put("launcherOptions", settings.launcherOptions())
        .put("variables", settings.variables())
        .put("java", settings.java())
        .put("jvmOptions", settings.jvmOptions())
        .put("classPath", settings.classPath())
        .put("mainClass", settings.mainClass())
        .put("arguments", settings.arguments());
  }

  static LaunchSettings decode(JsonObject json) {
    return new LaunchSettings(
        optional(json, "launcher"),
        optional(json, "library"),
        json.count("processes"),
        optional(json, "binding"),
        optional(json, "mapping"),
        optional(json, "governor"),
        json.texts("launcherOptions"),
        json.textFields("variables"),
        json.text("java"),
        json.texts("jvmOptions"),
        json.text("classPath"),
        json.text("mainClass"),
        json.texts("arguments"));
  }

  private static Optional<String> optional(JsonObject json, String name) {
    return json.has(name) ? Optional.of(json.text(name)) : Optional.empty();
  }
}
