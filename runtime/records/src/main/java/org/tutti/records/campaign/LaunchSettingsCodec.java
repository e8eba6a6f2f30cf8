package org.tutti.records.campaign;

import java.util.ArrayList;
import java.util.Optional;
import java.util.Set;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.LauncherName;
import org.tutti.mpi.names.LibraryName;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.records.contrast.CellContrast;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.MalformedJsonException;
import org.tutti.records.settings.Settings;

/** {@link LaunchSettings} to and from JSON. */
final class LaunchSettingsCodec {
  private LaunchSettingsCodec() {}

  static JsonObject encode(LaunchSettings settings) {
    HostList hosts = settings.placement().hosts();
    return new JsonObject()
        .put("mpi", settings.mpi().provider().map(ProviderKind::label).orElse(null))
        .put("library", settings.mpi().library().map(LibraryName::text).orElse(null))
        .put("launcher", settings.mpi().launcher().map(LauncherName::text).orElse(null))
        .put("processes", settings.processes())
        .put("binding", settings.placement().binding().orElse(null))
        .put("mapping", settings.placement().mapping().orElse(null))
        .put("hosts", hosts.isOpen() ? null : hosts.text())
        .put("remoteShell", hosts.remoteShell().orElse(null))
        .put("governor", settings.governor().orElse(null))
        .put("launcherOptions", settings.launcherOptions())
        .put("variables", settings.variables().values())
        .put("passedVariables", new ArrayList<>(settings.variables().passed()))
        .put("java", settings.command().java())
        .put("jvmOptions", settings.command().jvmOptions())
        .put("classPath", settings.command().classPath())
        .put("mainClass", settings.command().mainClass())
        .put("benchmarks", settings.command().benchmarks())
        .put("settings", settings.command().settings().texts())
        .put("parameters", parameters(settings.command().settings()))
        .put(
            "contrasts",
            settings.command().settings().contrasts().stream().map(Object::toString).toList());
  }

  private static JsonObject parameters(Settings settings) {
    JsonObject parameters = new JsonObject();
    settings.parameters().forEach(parameters::put);
    return parameters;
  }

  private static Settings settings(JsonObject json) {
    Settings.Builder settings = Settings.builder();
    json.textFields("settings").forEach(settings::set);
    JsonObject parameters = json.object("parameters");
    parameters.names().forEach(name -> settings.parameter(name, parameters.texts(name)));
    json.texts("contrasts").forEach(text -> settings.contrast(CellContrast.parse(text)));
    return settings.build();
  }

  static LaunchSettings decode(JsonObject json) {
    return new LaunchSettings(
        new MpiSelection(
            optional(json, "mpi").map(LaunchSettingsCodec::provider),
            optional(json, "library").map(LibraryName::new),
            optional(json, "launcher").map(LauncherName::new)),
        json.count("processes"),
        new PlacementPolicy(optional(json, "binding"), optional(json, "mapping"), hosts(json)),
        optional(json, "governor"),
        json.texts("launcherOptions"),
        new RankVariables(json.textFields("variables"), Set.copyOf(json.texts("passedVariables"))),
        new MeasuringCommand(
            json.text("java"),
            json.texts("jvmOptions"),
            json.text("classPath"),
            json.text("mainClass"),
            json.texts("benchmarks"),
            settings(json)));
  }

  private static HostList hosts(JsonObject json) {
    HostList named = optional(json, "hosts").map(HostList::parse).orElse(HostList.OPEN);
    return optional(json, "remoteShell").map(named::withRemoteShell).orElse(named);
  }

  private static ProviderKind provider(String label) {
    return ProviderKind.labeled(label)
        .orElseThrow(
            () -> new MalformedJsonException("'mpi' is '" + label + "', an unknown provider"));
  }

  private static Optional<String> optional(JsonObject json, String name) {
    return json.has(name) ? Optional.of(json.text(name)) : Optional.empty();
  }
}
