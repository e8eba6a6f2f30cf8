package org.tutti.measure.plan;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.tutti.annotations.RunTimeBasis;
import org.tutti.sync.RunTimeKind;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.parameter.SyncParameterValue;

/**
 * Some settings and their values; what is not among them is unset. Those of the command line are
 * laid {@link #over} those of the annotations, and those over the {@link #defaults}. Immutable.
 */
public final class Settings {
  private static final Settings DEFAULTS = makeDefaults();

  private final Map<SettingKey<?>, SettingValue<?>> values;
  private final Map<String, List<String>> parameters;
  private final Map<String, List<String>> factors;

  /** Made when it is first asked for, since only complete settings have one. */
  private SyncConfiguration syncConfiguration;

  private Settings(
      Map<SettingKey<?>, SettingValue<?>> values,
      Map<String, List<String>> parameters,
      Map<String, List<String>> factors) {
    this.values = Collections.unmodifiableMap(values);
    this.parameters = Collections.unmodifiableMap(parameters);
    this.factors = Collections.unmodifiableMap(factors);
  }

  public static Builder builder() {
    return new Builder();
  }

  /** What holds where neither the command line nor an annotation sets anything. */
  public static Settings defaults() {
    return DEFAULTS;
  }

  private static Settings makeDefaults() {
    Builder defaults = builder();
    SettingKey.all().forEach(key -> key.defaultValue().ifPresent(defaults::set));
    return defaults.build();
  }

  /** The value of a setting that is set, at the latest by {@link #defaults}. */
  public <T> T get(SettingKey<T> key) {
    return find(key).orElseThrow(() -> new IllegalStateException(key + " has no default"));
  }

  /** The value of a setting, if it is set. */
  @SuppressWarnings("unchecked") // The builder files each value under its own key.
  public <T> Optional<T> find(SettingKey<T> key) {
    return Optional.ofNullable((SettingValue<T>) values.get(key)).map(SettingValue::value);
  }

  /** What is set. */
  public Collection<SettingValue<?>> values() {
    return values.values();
  }

  /**
   * By name, what the record of a cell says of its settings beside those that have a field of their
   * own: whatever differs from the default.
   */
  public Map<String, String> recorded() {
    Map<String, String> recorded = new TreeMap<>();
    for (SettingValue<?> setting : values.values()) {
      if (setting.key().isRecorded() && !setting.isDefault()) {
        recorded.put(setting.key().name(), setting.recordedText());
      }
    }
    return recorded;
  }

  /** Values that replace those of a benchmark's parameters, by the parameter's name. */
  public Map<String, List<String>> parameters() {
    return parameters;
  }

  /** Levels of the factors that a campaign varies between launches, by the factor's name. */
  public Map<String, List<String>> factors() {
    return factors;
  }

  /** How ranks are synchronized, by all settings that concern it. */
  public SyncConfiguration syncConfiguration() {
    if (syncConfiguration == null) {
      SyncConfiguration configuration = withSyncParameters(get(SettingKey.SYNC));
      Optional<RunTimeBasis> basis = find(SettingKey.RUN_TIME);
      syncConfiguration =
          basis.isPresent()
              ? configuration.with(RunTimeKind.valueOf(basis.get().name()))
              : configuration;
    }
    return syncConfiguration;
  }

  /**
   * Checks that the synchronization that is set here takes the parameters that are.
   *
   * @throws org.tutti.diagnostics.TuttiException if it does not take one of them
   */
  public void checkSyncParameters() {
    find(SettingKey.SYNC).ifPresent(this::withSyncParameters);
  }

  private SyncConfiguration withSyncParameters(SyncConfiguration configuration) {
    SyncConfiguration extended = configuration;
    for (SyncParameterValue<?> given : find(SettingKey.SYNC_PARAMETERS).orElse(List.of())) {
      extended = extended.with(given);
    }
    return extended;
  }

  /**
   * These settings, and where one is unset, that of {@code other}. A synchronization that is set
   * here replaces the other one whole: that one's parameters would mean nothing to it.
   */
  public Settings over(Settings other) {
    Builder merged = new Builder();
    merged.values.putAll(other.values);
    if (values.containsKey(SettingKey.SYNC)) {
      merged.values.remove(SettingKey.SYNC_PARAMETERS);
    }
    merged.values.putAll(values);
    merged.parameters.putAll(other.parameters);
    merged.parameters.putAll(parameters);
    merged.factors.putAll(other.factors);
    merged.factors.putAll(factors);
    return merged.build();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Settings settings
        && values.equals(settings.values)
        && parameters.equals(settings.parameters)
        && factors.equals(settings.factors);
  }

  @Override
  public int hashCode() {
    return Objects.hash(values, parameters, factors);
  }

  @Override
  public String toString() {
    return values.values()
        + (parameters.isEmpty() ? "" : " with " + parameters)
        + (factors.isEmpty() ? "" : " varying " + factors);
  }

  /** Collects settings; what is not called stays unset. */
  public static final class Builder {
    private final Map<SettingKey<?>, SettingValue<?>> values = new LinkedHashMap<>();
    private final Map<String, List<String>> parameters = new LinkedHashMap<>();
    private final Map<String, List<String>> factors = new LinkedHashMap<>();

    private Builder() {}

    /**
     * Sets one setting from its text.
     *
     * @throws org.tutti.diagnostics.TuttiException if the text is not a value of the setting
     */
    public Builder set(SettingKey<?> key, String text) {
      return set(key.parse(text));
    }

    /** Sets one setting. */
    public Builder set(SettingValue<?> setting) {
      values.put(setting.key(), setting);
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
          new LinkedHashMap<>(values),
          new LinkedHashMap<>(parameters),
          new LinkedHashMap<>(factors));
    }
  }
}
