import './islands.test';
