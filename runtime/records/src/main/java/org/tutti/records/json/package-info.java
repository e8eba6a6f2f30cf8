/**
 * JSON as the record files use it: objects with ordered fields, 64-bit integers, and arrays of
 * integers that are read without creating garbage.
 */
package org.tutti.records.json;
