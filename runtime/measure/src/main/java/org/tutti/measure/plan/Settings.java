package org.tutti.measure.plan;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.tutti.annotations.RunTimeBasis;
import org.tutti.sync.RunTimeKind;
import org.tutti.sync.SyncPlan;

/**
 * Some settings and their values; what is not among them is unset. The command line's are laid
 * {@link #over} those of the annotations, and those over {@link Defaults}. Immutable.
 */
public final class Settings {
  private final Map<SettingKey<?>, String> texts;
  private final Map<String, List<String>> parameters;
  private final Map<String, List<String>> factors;

  private Settings(
      Map<SettingKey<?>, String> texts,
      Map<String, List<String>> parameters,
      Map<String, List<String>> factors) {
    this.texts = Collections.unmodifiableMap(texts);
    this.parameters = Collections.unmodifiableMap(parameters);
    this.factors = Collections.unmodifiableMap(factors);
  }

  public static Builder builder() {
    return new Builder();
  }

  /** The value of a setting that is set, at the latest by {@link Defaults}. */
  public <T> T get(SettingKey<T> setting) {
    return find(setting)
        .orElseThrow(() -> new IllegalStateException(setting.name() + " has no default"));
  }

  /** The value of a setting, if it is set. */
  public <T> Optional<T> find(SettingKey<T> setting) {
    return Optional.ofNullable(texts.get(setting)).map(setting::parse);
  }

  /** What is set, as it was written. */
  public Map<SettingKey<?>, String> texts() {
    return texts;
  }

  /** Values that replace those of a benchmark's parameters, by the parameter's name. */
  public Map<String, List<String>> parameters() {
    return parameters;
  }

  /** Levels of the factors that a campaign varies between launches, by the factor's name. */
  public Map<String, List<String>> factors() {
    return factors;
  }

  /** How ranks are synchronized, with everything that was said about it. */
  public SyncPlan syncPlan() {
    SyncPlan plan = get(SettingKey.SYNC);
    Map<String, String> sync = find(SettingKey.SYNC_PARAMETERS).orElse(Map.of());
    for (Map.Entry<String, String> parameter : sync.entrySet()) {
      plan = plan.with(parameter.getKey(), parameter.getValue());
    }
    Optional<RunTimeBasis> basis = find(SettingKey.RUN_TIME);
    return basis.isPresent() ? plan.with(RunTimeKind.valueOf(basis.get().name())) : plan;
  }

  /** These settings, and where one is unset, that of {@code other}. */
  public Settings over(Settings other) {
    Builder merged = new Builder();
    merged.texts.putAll(other.texts);
    merged.texts.putAll(texts);
    merged.parameters.putAll(other.parameters);
    merged.parameters.putAll(parameters);
    merged.factors.putAll(other.factors);
    merged.factors.putAll(factors);
    return merged.build();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Settings settings
        && texts.equals(settings.texts)
        && parameters.equals(settings.parameters)
        && factors.equals(settings.factors);
  }

  @Override
  public int hashCode() {
    return Objects.hash(texts, parameters, factors);
  }

  @Override
  public String toString() {
    return texts
        + (parameters.isEmpty() ? "" : " with " + parameters)
        + (factors.isEmpty() ? "" : " varying " + factors);
  }

  /** Collects settings; what is not called stays unset. */
  public static final class Builder {
    private final Map<SettingKey<?>, String> texts = new LinkedHashMap<>();
    private final Map<String, List<String>> parameters = new LinkedHashMap<>();
    private final Map<String, List<String>> factors = new LinkedHashMap<>();

    private Builder() {}

    /**
     * Sets one setting from its text.
     *
     * @throws org.tutti.diagnostics.TuttiException if the text is no value of the setting
     */
    public Builder set(SettingKey<?> setting, String text) {
      setting.parse(text);
      texts.put(setting, text);
      return this;
    }

    /** Replaces the values of a parameter, in every benchmark that has it. */
    public Builder parameter(String name, List<String> values) {
      parameters.put(name, List.copyOf(values));
      return this;
    }

    /** Varies a factor between the launches of a campaign. */
    public Builder factor(String name, String... levels) {
      factors.put(name, List.of(levels));
      return this;
    }

    public Settings build() {
      return new Settings(
          new LinkedHashMap<>(texts),
          new LinkedHashMap<>(parameters),
          new LinkedHashMap<>(factors));
    }
  }
}
