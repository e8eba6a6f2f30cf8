package org.tutti.processor.model;

import java.util.List;
import java.util.Map;

/**
 * The place of a benchmark in the catalog of operations that are ready to run.
 *
 * @param name the name that selects it
 * @param suites the suites that it belongs to
 * @param counterparts what measures the same, by the name of the other program
 */
public record CatalogName(String name, List<String> suites, Map<String, String> counterparts) {}
